import type { ListedClient } from '#domain/clients/client.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { FormButtons } from '#web/desk/kit/record-form.tsx';
import { clientList } from './client-list.ts';

/** Shows the two clients to be merged, and which of them gives the joined client its name. */
export function JoinPreview({ own, other }: { own: ListedClient; other: ListedClient }) {
  const preselected = !own.ico && other.ico ? other : own;
  const signUps = counted(own.signUps + other.signUps, 'prihláška', 'prihlášky', 'prihlášok');
  const requests = counted(own.contactRequests + other.contactRequests, 'dopyt', 'dopyty', 'dopytov');
  return (
    <DeskForm action={clientList.record(own.id, {}, 'spojenie')} className="panel decision">
      <div className="panel-body">
        <input type="hidden" name="s" value={other.id} />
        <p>
          Spolu na jednej karte: {signUps}, {requests}, kontakty a&nbsp;prevádzky oboch firiem. Nič sa neprepíše
          a&nbsp;kedykoľvek ich môžete rozpojiť.
        </p>
        {own.ico && other.ico && (
          <p className="note-warn">
            Firmy majú rôzne IČO. Podľa zákona sú to dve osoby – spojte ich, len ak jednu nahradila druhá alebo ich
            vediete spolu.
          </p>
        )}
        <fieldset>
          <legend>Na karte zostane názov, IČO a&nbsp;zmluva firmy</legend>
          {[own, other].map((client) => (
            <label key={client.id} className="opt">
              <input type="radio" name="zostane" value={client.id} defaultChecked={client.id === preselected.id} />
              <span>
                <b>{nonBreaking(client.name)}</b>{' '}
                {[
                  client.ico ? `IČO ${client.ico}` : 'bez IČO',
                  counted(client.signUps, 'prihláška', 'prihlášky', 'prihlášok'),
                  counted(client.contactRequests, 'dopyt', 'dopyty', 'dopytov'),
                ].join(' · ')}
              </span>
            </label>
          ))}
        </fieldset>
        <FormButtons save="Spojiť firmy" back={clientList.record(own.id)} backLabel="Nespájať" />
      </div>
    </DeskForm>
  );
}
