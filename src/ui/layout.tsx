import type { AllHTMLAttributes, ElementType, HTMLAttributes, ReactNode, Ref } from 'react'

import styles from './layout.module.css'

// How pages are made of these: docs/how-to.md, "Lay out a page".

interface BoxProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  /** The element, such as 'section'; a `div` if what it holds has no meaning as a whole. */
  as?: ElementType
  /** The space between the children, by its number in tokens.css: 4 is `--space-4`, 1 rem. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8
  ref?: Ref<HTMLElement> | undefined
}

interface ColumnProps extends BoxProps {
  /** 'start' leaves the children as wide as their content; otherwise they take the whole width. */
  align?: 'start'
}

const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

const Box = ({ as: Element = 'div', gap, className, ...rest }: BoxProps) => (
  <Element className={join(className, gap && styles[`gap${gap}`])} {...rest} />
)

/** Children below each other; none is wider than the column, and none overlaps the next in print. */
export const Stack = ({ align, className, ...rest }: ColumnProps) => (
  <Box className={join(styles.stack, align && styles[align], className)} {...rest} />
)

interface PageProps extends ColumnProps {
  /** Whether one child, such as what is chosen, stands beside the others on a wide screen. */
  aside?: boolean
}

/** A whole page: a stack with the same edges as every other page, which paper does without. */
export const Page = ({ aside, className, ...rest }: PageProps) => (
  <Stack className={join(styles.page, aside && styles.aside, className)} {...rest} />
)

/** A stack in a box on the page; headings in it are small. A raised one is what the page is about. */
export const Panel = ({ raised, className, ...rest }: ColumnProps & { raised?: boolean }) => (
  <Stack className={join(styles.panel, raised && styles.raised, className)} {...rest} />
)

interface ClusterProps extends BoxProps {
  /** Whether the first child stands at the start of the line and the last at its end. */
  spread?: boolean
  /** Whether the children fill their lines on a phone, such as buttons for a thumb. */
  fill?: boolean
}

/** Children beside each other, as many as fit in a line. */
export const Cluster = ({ spread, fill, className, ...rest }: ClusterProps) => (
  <Box className={join(styles.cluster, spread && styles.spread, fill && styles.fill, className)} {...rest} />
)

interface FactsProps extends HTMLAttributes<HTMLDListElement> {
  /** The value beside its name; below it, in columns at least `--column` wide; or at the end of the line. */
  layout?: 'rows' | 'columns' | 'sums'
}

/** Names with their values; the children are `Fact`s. */
export const Facts = ({ layout = 'rows', className, ...rest }: FactsProps) => (
  <dl className={join(styles.facts, styles[layout], className)} {...rest} />
)

interface FactProps extends HTMLAttributes<HTMLDivElement> {
  name: ReactNode
}

/** A name with its value, which is the children. */
export const Fact = ({ name, children, ...rest }: FactProps) => (
  <div {...rest}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
