/** The reply form's fields as text. */
export interface ReplyFormValues {
  subject: string;
  body: string;
  isOffer: boolean;
}

/** Reads the form as it was entered. */
export function replyFormValues(form: FormData): ReplyFormValues {
  return {
    subject: String(form.get('subject') ?? ''),
    body: String(form.get('body') ?? '').replaceAll('\r\n', '\n'),
    isOffer: form.has('isOffer'),
  };
}
