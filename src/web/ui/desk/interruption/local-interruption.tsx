import { nonBreaking } from '#domain/slovak.ts';
import { SecondStepFields } from '#web/ui/desk/second-step-fields.tsx';
import { SignInFields } from '#web/ui/desk/sign-in-fields.tsx';
import { INTERRUPTED, LostFiles } from './kept-form.tsx';

interface LocalInterruptionProps {
  asks: 'password' | 'code';
  files: string[];
  packed: string;
  refusal?: { email: string; message: string };
}

/** The sign-in, and its second step, that carries the interrupted form. */
export function LocalInterruption({ asks, files, packed, refusal }: LocalInterruptionProps) {
  return (
    <form method="post" encType="multipart/form-data" className="panel decision interrupted">
      <h1>Prihláste sa znova</h1>
      <p>
        {nonBreaking(
          'Prihlásenie sa skončilo alebo Vám ho ukončil správca. Prihláste sa, o nič z napísaného neprídete.',
        )}
      </p>
      <LostFiles files={files} />
      <input type="hidden" name={INTERRUPTED} value={packed} />
      {asks === 'code' ? <SecondStepFields complaint={refusal?.message} /> : <SignInFields refusal={refusal} />}
    </form>
  );
}
