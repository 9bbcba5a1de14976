// @vitest-environment jsdom
import '../../support/setup'
import { existsSync } from 'node:fs'

import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { CarImage, modelOf } from '@/ui/car-image'

const renderImage = (element: React.ReactElement) => {
  const { container, rerender } = render(element)
  const shown = () => {
    const found = container.querySelector('img')
    if (found === null) throw new Error('There is no image')
    return found
  }
  return { shown, rerender }
}

describe('the model of a vehicle', () => {
  it.each([
    ['Tesla Model 3 Dual Motor', '3'],
    ['Tesla Model S Plaid', 's'],
    ['tesla model x', 'x'],
    ['ModelS', 's'],
    ['Model  Y', 'y'],
    ['Tesla Model 3 Model S', '3'],
    ['Supermodel S', '3'],
    ['Model 33', '3'],
    ['', '3'],
  ])('is read from the name "%s"', (name, model) => {
    expect(modelOf(name)).toBe(model)
  })

  it.each(['3', 's', 'x', 'y'])('%s has a drawing', (model) => {
    expect(existsSync(`public/cars/model-${model}.svg`)).toBe(true)
  })
})

describe('the picture', () => {
  it("is the drawing if the vehicle's own picture is broken, whether its host is asked for more or not", () => {
    const { shown } = renderImage(<CarImage name="Model S" src="https://pictures.example/gone.png" />)
    expect(shown()).toHaveAttribute('crossorigin', 'anonymous')
    fireEvent.error(shown())
    expect(shown()).not.toHaveAttribute('crossorigin')
    expect(shown()).toHaveAttribute('src', 'https://pictures.example/gone.png')
    fireEvent.error(shown())
    expect(shown().getAttribute('src')).toMatch(/^\/cars\/model-s\.svg#\w+$/)
  })

  it('is loaded again when another one replaces the broken one', () => {
    const { shown, rerender } = renderImage(<CarImage name="Model S" src="https://pictures.example/s.jpg" />)
    fireEvent.error(shown())
    rerender(<CarImage name="Model S" src="https://pictures.example/new.png" />)
    expect(shown()).toHaveAttribute('src', 'https://pictures.example/new.png')
  })

  it('does not change endlessly if the drawing is broken too', () => {
    const { shown } = renderImage(<CarImage name="Model S" />)
    const drawing = shown().getAttribute('src')
    fireEvent.error(shown())
    fireEvent.error(shown())
    expect(shown()).toHaveAttribute('src', drawing)
  })

  it('always has the same paint for the same vehicle, and not the same for all', () => {
    const paints = Array.from({ length: 20 }, (_, id) =>
      [1, 2].map(() =>
        renderImage(<CarImage name="Model 3" seed={String(id)} />)
          .shown()
          .getAttribute('src'),
      ),
    )
    for (const [first, second] of paints) expect(first).toBe(second)
    expect(new Set(paints.flat()).size).toBeGreaterThan(3)
  })

  it('has an empty text alternative by default, and reserves its space while it loads', () => {
    const { shown } = renderImage(<CarImage name="Model 3" />)
    expect(shown()).toHaveAttribute('alt', '')
    expect(shown()).toHaveAttribute('width')
    expect(shown()).toHaveAttribute('height')
    expect(shown()).toHaveAttribute('loading', 'lazy')
  })
})
