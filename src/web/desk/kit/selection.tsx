import { type ButtonHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { CHOICE, chosenIds } from './choice.ts';
import { DeskForm } from './desk-form.tsx';
import { KEYS } from './keys.ts';

interface Chosen {
  rows: number;
  /** The sum of the rows' weights. */
  weight: number;
}

interface SelectionProps {
  /** The id of the form the checkboxes belong to; each `ChoiceBox` refers to it. */
  id: string;
  /** „3 prihlášky · 11 osôb“ */
  phrase(chosen: Chosen): string;
  /** The form's hidden fields and its buttons, each with its address. */
  actions: ReactNode;
  /** False when no row has any action. */
  isAny?: boolean;
  /** The list with a `ChoiceBox` in each row. */
  children: ReactNode;
}

/**
 * Rows that can be selected and acted on together. Without scripts the buttons are below the list; with them they
 * appear once rows are selected, with a count. The layout does not move when scripts start, so clicks do not miss.
 */
export function Selection({ id, phrase, actions, isAny = true, children }: SelectionProps) {
  const list = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<Chosen>({ rows: 0, weight: 0 });

  // an effect because only the DOM has the selection: some rows were selected before scripts ran, others were removed
  useEffect(count, [children]);

  function boxes() {
    return [...(list.current?.querySelectorAll<HTMLInputElement>('[data-choice]') ?? [])];
  }

  function count() {
    const checked = boxes().filter((box) => box.checked);
    setChosen({ rows: checked.length, weight: checked.reduce((sum, box) => sum + Number(box.dataset.choice), 0) });
  }

  function chooseAll(isChosen: boolean) {
    for (const box of boxes()) box.checked = isChosen;
    count();
  }

  if (!isAny) return children;
  return (
    <div ref={list} onChange={count}>
      <label className={`opt choose-all ${isHydrated ? '' : 'choose-all--unready'}`}>
        <input
          type="checkbox"
          autoComplete="off"
          checked={chosen.rows > 0 && chosen.rows === boxes().length}
          onChange={(event) => chooseAll(event.currentTarget.checked)}
          aria-keyshortcuts={KEYS.selectAll}
        />
        <span>Vybrať všetky na tejto strane</span>
      </label>
      {children}
      <DeskForm
        id={id}
        className={`selection-bar on-dark ${isHydrated ? 'selection-bar--floating' : ''}`}
        hidden={isHydrated && chosen.rows === 0}
      >
        <p role="status">{isHydrated ? `Vybrané: ${phrase(chosen)}` : 'S\u00A0vybranými:'}</p>
        {actions}
        {isHydrated && (
          <button type="button" className="unchoose" onClick={() => chooseAll(false)}>
            Odznačiť
          </button>
        )}
      </DeskForm>
    </div>
  );
}

interface SelectionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The address that acts on the selected rows. */
  to: string;
  isLine?: boolean;
}

export function SelectionButton({ to, isLine, ...button }: SelectionButtonProps) {
  return (
    <button type="submit" className={isLine ? 'btn btn--line btn--sm' : 'btn btn--sm'} formAction={to} {...button} />
  );
}

interface ChoiceBoxProps {
  /** The id of the selection's form. */
  form: string;
  value: string;
  /** The row's name, for screen readers. */
  label: string;
  weight?: number;
}

/** The checkbox of a row; the address may preselect it. */
export function ChoiceBox({ form, value, label, weight = 1 }: ChoiceBoxProps) {
  const [query] = useSearchParams();
  return (
    <label className="choice">
      <input
        type="checkbox"
        autoComplete="off"
        form={form}
        name={CHOICE}
        value={value}
        data-choice={weight}
        defaultChecked={chosenIds(query).includes(value)}
      />
      <span className="sr-only">Vybrať: {label}</span>
    </label>
  );
}
