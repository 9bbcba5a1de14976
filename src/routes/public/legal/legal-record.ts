import type { LegalPage } from '@/paths'
import type { Day } from '@/rental/wall-clock'

/** The day each page's texts or the figures in them were last changed; whoever changes them changes it. */
export const LAST_CHANGED: Record<LegalPage, Day> = {
  'general-terms': '2026-11-21',
  'payment-terms': '2026-11-21',
  'payment-methods': '2026-11-21',
  'rights-to-withdraw': '2026-11-21',
  'terms-of-complaints': '2026-11-21',
  'protection-of-transaction': '2026-11-21',
}

/** Where the reader of a page may want to go on to. */
export const RELATED: Record<LegalPage, readonly LegalPage[]> = {
  'general-terms': ['payment-terms', 'rights-to-withdraw', 'terms-of-complaints'],
  'payment-terms': ['payment-methods', 'protection-of-transaction', 'rights-to-withdraw'],
  'payment-methods': ['payment-terms', 'protection-of-transaction'],
  'rights-to-withdraw': ['general-terms', 'terms-of-complaints', 'payment-terms'],
  'terms-of-complaints': ['general-terms', 'rights-to-withdraw'],
  'protection-of-transaction': ['payment-methods', 'payment-terms', 'general-terms'],
}
