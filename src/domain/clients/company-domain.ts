/** The domain of a company's e-mail; undefined where anybody can have a mailbox, as that says nothing of a company. */
export function companyDomain(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return email.includes('@') && domain !== '' && !isPublicMail(domain) ? domain : undefined;
}

/** True for the domain of a provider that gives mailboxes to anybody. */
export function isPublicMail(domain: string): boolean {
  return PUBLIC_MAIL.has(domain);
}

const PUBLIC_MAIL: ReadonlySet<string> = new Set([
  // Slovak and Czech providers of mail and of the line into a house
  'atlas.cz',
  'atlas.sk',
  'azet.sk',
  'centrum.cz',
  'centrum.sk',
  'chello.sk',
  'email.cz',
  'gaya.sk',
  'inmail.sk',
  'mail.t-com.sk',
  'nextra.sk',
  'orangemail.sk',
  'pobox.sk',
  'post.cz',
  'post.sk',
  'seznam.cz',
  'slovanet.sk',
  'stonline.sk',
  'szm.sk',
  't-com.sk',
  'upcmail.sk',
  'volny.cz',
  'zoznam.sk',
  // providers of the world
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.at',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'hotmail.sk',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.sk',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'seznam.sk',
  'tutanota.com',
  'web.de',
  'yahoo.com',
  'yandex.com',
  // anybody's in examples and demo data (RFC 2606)
  'example.com',
  'example.net',
  'example.org',
  'example.sk',
]);
