import {
  gapsPhrase,
  mayRequestPayer,
  movedSentence,
  PAYER_FIELDS,
  PAYER_LABELS,
  type PayerRecord,
  type PayerRequest,
  payerGaps,
  requestedPhrase,
} from '#domain/payers/payer.ts';
import type { MovedNumber } from '#domain/payers/payer-numbers.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Act, ActButton } from '#web/desk/kit/acts.tsx';
import { Facts, Panel } from '#web/desk/kit/panel.tsx';
import { payerPath, payerRequestPath } from '#web/desk/sign-ups/sign-up-paths.ts';

interface PayerPanelProps {
  signUp: SignUp;
  payer: PayerRecord;
  moved: readonly MovedNumber[];
  payerRequest: PayerRequest | undefined;
}

/** Who pays for a sign-up, and what an invoice still lacks. */
export function PayerPanel({ signUp, payer, moved, payerRequest }: PayerPanelProps) {
  const gaps = payerGaps(payer, signUp.applicant);
  return (
    <Panel title="Fakturačné údaje" aside={<Act label="Upraviť" to={payerPath(signUp.id)} className="quiet" />}>
      <Facts facts={PAYER_FIELDS.map((field) => [PAYER_LABELS[field], payer[field], 'as-typed'])} />
      {(gaps.length > 0 || moved.length > 0) && (
        <div className="panel-body">
          {gaps.length > 0 && <p className="flag flag--warn">{gapsPhrase(gaps)}</p>}
          {moved.length > 0 && <p className="muted">{nonBreaking(movedSentence(moved))}</p>}
          {gaps.length > 0 && payerRequest && <p className="muted">{nonBreaking(requestedPhrase(payerRequest))}</p>}
          {mayRequestPayer(signUp, payer) && (
            <RequestPayer signUpId={signUp.id} isAgain={payerRequest !== undefined} />
          )}
        </div>
      )}
    </Panel>
  );
}

interface RequestPayerProps {
  signUpId: string;
  /** The course whose hand-over it returns to. */
  courseId?: string;
  isAgain: boolean;
}

/** The button that asks the applicant by email. */
export function RequestPayer({ signUpId, courseId, isAgain }: RequestPayerProps) {
  return (
    <ActButton
      label={isAgain ? 'Vyžiadať znova' : 'Vyžiadať údaje'}
      action={payerRequestPath(signUpId, courseId)}
      isSmall
    />
  );
}
