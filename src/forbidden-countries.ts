import type { Language } from '@/i18n/languages'

/**
 * The countries in which the cars may not be driven, by their names in each language; the owner of the shop fills them
 * in (docs/decisions.md, "Forbidden countries"). While there are none, the terms say how the list is handed over.
 */
export const FORBIDDEN_COUNTRIES: readonly Readonly<Record<Language, string>>[] = []
