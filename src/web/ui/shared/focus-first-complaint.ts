/** Focuses the first invalid field, once the errors are rendered. */
export function focusFirstComplaint(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
