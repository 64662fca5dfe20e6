import { nonBreaking } from '#domain/slovak.ts';

/** The recovery codes, which are shown only once. */
export function RecoveryCodeList({ codes }: { codes: string[] }) {
  return (
    <>
      <p>
        {nonBreaking(
          'Odložte si záložné kódy: vytlačte ich alebo prepíšte. Každý Vás raz prihlási, keď aplikáciu nebudete mať. Druhý raz ich neukážeme.',
        )}
      </p>
      <ol className="recovery-codes num">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
