import { data } from 'react-router';

/** The form somebody sent. One that cannot be read, a cut-off upload say, is the sender's: 400, not our fault. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
