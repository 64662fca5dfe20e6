export type SentPicture = { image: string } | { message: string };

/** Sends a picture to be stored; never throws, whatever becomes of the network. */
export async function sendPicture(file: File): Promise<SentPicture> {
  const body = new FormData();
  body.set('file', file);
  try {
    const answer = await fetch('/dashboard/obrazky', { method: 'POST', body });
    if (answer.redirected) return { message: 'Vaše prihlásenie medzitým skončilo. Prihláste sa v novej karte.' };
    if (answer.status === 413) return { message: 'Obrázok má viac ako 10 MB. Zmenšite ho a nahrajte znova.' };
    return await answer.json();
  } catch (error) {
    console.error('The picture was not sent', error);
    return { message: 'Obrázok sa nepodarilo odoslať. Skúste to znova.' };
  }
}
