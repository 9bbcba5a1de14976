import type { LegalPage } from '@/paths'

/** The sections of each page, in their order, by the keys of their texts. */
export const LEGAL_SECTIONS = {
  'general-terms': [
    'general-terms.driver',
    'general-terms.duration',
    'general-terms.deposit',
    'general-terms.delivery',
    'general-terms.battery',
    'general-terms.mileage',
    'general-terms.fees',
    'general-terms.abroad',
    'general-terms.cancellation',
  ],
  'payment-terms': ['payment-terms.prices', 'payment-terms.order'],
  'payment-methods': ['payment-methods.cards', 'payment-methods.cash', 'payment-methods.slip'],
  'rights-to-withdraw': ['rights-to-withdraw.withdrawal'],
  'terms-of-complaints': ['terms-of-complaints.complaint', 'terms-of-complaints.refund'],
  'protection-of-transaction': ['protection-of-transaction.cards', 'protection-of-transaction.conversion'],
} as const satisfies Record<LegalPage, readonly string[]>
