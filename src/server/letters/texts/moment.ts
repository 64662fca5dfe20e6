import { formatInstant } from '#domain/instant.ts';

/** „24.03.2026 o 8.42 h“ */
export function moment(instant: string): string {
  const { day, time } = formatInstant(instant);
  return `${day} o ${time} h`;
}
