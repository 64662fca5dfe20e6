interface Staff {
  STAFF_EMAIL: string;
  STAFF_PASSWORD: string;
}

/** The session of a staff member with all permissions, as a header. */
export async function signedInCookie(url: string, { STAFF_EMAIL, STAFF_PASSWORD }: Staff): Promise<string> {
  const body = new URLSearchParams({ email: STAFF_EMAIL, password: STAFF_PASSWORD });
  const answer = await fetch(`${url}/signIn`, { method: 'POST', body, redirect: 'manual' });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
