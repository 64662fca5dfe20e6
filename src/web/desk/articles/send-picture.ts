/** The picture's address or the error; unless refused, the file can still be sent with the form. */
export type SentPicture = { image: string } | { message: string; isRefused: boolean };

/** Uploads a picture; never throws, network failures included. */
export async function sendPicture(file: File): Promise<SentPicture> {
  const body = new FormData();
  body.set('file', file);
  try {
    const answer = await fetch('/dashboard/obrazky', { method: 'POST', body });
    if (answer.redirected) return { message: SIGNED_OUT, isRefused: false };
    if (answer.status === 413) return { message: TOO_LARGE, isRefused: true };
    if (answer.status === 422) return { ...(await answer.json()), isRefused: true };
    return await answer.json();
  } catch (error) {
    console.error('The picture was not sent', error);
    return { message: 'Obrázok sa nepodarilo odoslať. Skúste to znova.', isRefused: false };
  }
}

const SIGNED_OUT = 'Prihlásenie sa skončilo. Prihláste sa v novej karte a skúste to znova.';
const TOO_LARGE = 'Obrázok má viac ako 10 MB. Zmenšite ho a nahrajte znova.';
