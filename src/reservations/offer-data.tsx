import { useEffect } from 'react'

import { imageUrl } from '@/api/images'
import type { Vehicle } from '@/api/vehicles'
import { addressOf, company } from '@/company/company'
import { paths } from '@/paths'
import { dinText } from '@/rental/money'
import { isDayPrice } from '@/rental/pricing'

// A fleet may be long, and search engines read no more offers of a page.
const MOST_OFFERS = 100

type OfferedVehicle = Pick<Vehicle, 'id' | 'name' | 'pricePerDay'> & Partial<Vehicle>

/** The structured data for search engines: one Offer (schema.org) for each car that can be booked. */
export function offersOf(vehicles: readonly OfferedVehicle[]): object {
  const offered = vehicles.filter(({ pricePerDay }) => isDayPrice(pricePerDay)).slice(0, MOST_OFFERS)
  return {
    '@context': 'https://schema.org',
    '@graph': offered.map((vehicle) => ({
      '@type': 'Offer',
      url: addressOf(paths.vehicle(vehicle.id)),
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceCurrency: 'RSD',
      price: dinText(vehicle.pricePerDay),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'RSD',
        price: dinText(vehicle.pricePerDay),
        unitCode: 'DAY',
        valueAddedTaxIncluded: true,
      },
      seller: { '@type': 'AutoRental', '@id': addressOf('/#company'), name: company.brand },
      itemOffered: {
        '@type': 'Car',
        name: vehicle.name,
        description: vehicle.description,
        image: imageUrl(vehicle.bannerImage),
        fuelType: 'Electric',
      },
    })),
  }
}

// The content policy allows this trusted-types policy by name (deploy/security-headers.ts): only JSON passes.
const asData = { createScript: (text: string) => JSON.stringify(JSON.parse(text)) }
const trusted = window.trustedTypes?.createPolicy('json', asData) ?? asData

/** Adds the offers to the document while it is mounted. */
export function OfferData({ vehicles }: { vehicles: readonly Vehicle[] }) {
  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.text = trusted.createScript(JSON.stringify(offersOf(vehicles)))
    document.head.append(script)
    return () => script.remove()
  }, [vehicles])
  return null
}
