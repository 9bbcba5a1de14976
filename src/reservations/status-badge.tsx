import { Badge } from '@/ui/badge'

const TONES = { success: 'success', failed: 'danger', waiting: 'amber' } as const

export function StatusBadge({ status, children }: { status: keyof typeof TONES; children: string }) {
  return <Badge tone={TONES[status]}>{children}</Badge>
}
