import type { Company } from '#domain/company/company.ts';
import type { ContactPage } from '#domain/page-texts/contact-page-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { PhotographFigure } from '#web/site/kit/photograph.tsx';

interface Person {
  title: string;
  role: string;
  note?: string;
  phones: string[];
  email: string;
}

/** Sales representatives and offices with contact details (specification section 2.10). */
export function salesPeople(company: Company, { desks }: ContactPage): Person[] {
  const reps = company.sales.map(({ name, role, area, phone, email }) => ({
    title: name || role,
    role: [name && role, area].filter(Boolean).join(', '),
    phones: [phone],
    email,
  }));
  const offices = (['secretariat', 'shop', 'surgery', 'invoicing'] as const).map((office) =>
    deskPerson(company.desks[office], desks[office]),
  );
  return [...reps, ...offices].filter(isReachable);
}

/** The training coordinator; undefined without contact details. */
export function coordinator(company: Company, { courses }: ContactPage): Person | undefined {
  return [deskPerson(company.desks.courses, courses)].find(isReachable);
}

/** An office is titled by the role of its named person, or by its function. */
function deskPerson(desk: Company['desks']['shop'], { role, area }: { role: string; area: string }): Person {
  const title = desk?.role || role;
  const { name, phones, email } = desk ?? { name: '', phones: [], email: '' };
  return name ? { title: name, role: title, note: area, phones, email } : { title, role: area, phones, email };
}

function isReachable({ phones, email }: Person): boolean {
  return phones.some(Boolean) || email !== '';
}

export function People({ people }: { people: Person[] }) {
  return (
    <ul className="plates people">
      {people.map((person) => (
        <PersonCard key={person.title + person.role} {...person} />
      ))}
    </ul>
  );
}

/** The training coordinator, and the ways to a course without a call. */
export function Coordinator({ person, ways }: { person: Person; ways: ContactPage['courses']['ways'] }) {
  return (
    <ul className="plates people">
      <PersonCard {...person} />
      {ways.map(({ title, text, label, to }) => (
        <li key={to} className="person">
          <h3>{nonBreaking(title)}</h3>
          <p className="role">{nonBreaking(text)}</p>
          <a href={to}>{nonBreaking(label)}</a>
        </li>
      ))}
    </ul>
  );
}

function PersonCard({ title, role, note, phones, email }: Person) {
  return (
    <li className="person">
      <PhotographFigure kind="person" name={title} sizes="5.5rem" />
      <h3>{nonBreaking(title)}</h3>
      <p className="role">{nonBreaking(role)}</p>
      {note && <p className="role">{nonBreaking(note)}</p>}
      {phones.filter(Boolean).map((phone) => (
        <PhoneLink key={phone} phone={phone} />
      ))}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </li>
  );
}
