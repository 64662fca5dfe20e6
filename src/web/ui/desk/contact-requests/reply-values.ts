/** The answer as it stands in its form. */
export interface ReplyFormValues {
  subject: string;
  body: string;
  isOffer: boolean;
}

/** What was sent, as it was typed. */
export function replyFormValues(form: FormData): ReplyFormValues {
  return {
    subject: String(form.get('subject') ?? ''),
    body: String(form.get('body') ?? '').replaceAll('\r\n', '\n'),
    isOffer: form.has('isOffer'),
  };
}
