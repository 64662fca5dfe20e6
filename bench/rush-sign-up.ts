/** A different person each time, because the same data sent twice would count as one sign-up. */
export function aSignUp(courseId: string, person: number): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      courseId,
      firstName: 'Tomáš',
      lastName: 'Cvičný',
      email: `tomas.${person}@example.sk`,
      phone: '+421 900 000 050',
      message: 'Meranie.',
      consent: true,
    }),
  };
}
