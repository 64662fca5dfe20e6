/** Leads the eye and the screen reader to the first field that was refused, once the complaints are shown. */
export function focusFirstComplaint(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
