import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type CountedForms, counted } from '#domain/slovak.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { CHOICE, chosenIds } from './choice.ts';
import { DeskForm, type KeyOfAct, Submit } from './desk-form.tsx';
import { Table, type TableProps } from './desk-list.tsx';
import { KEYS } from './keys.ts';

/** The id of the form the checkboxes belong to. */
const FORM = 'chosen-rows';

interface SelectionProps<Row> extends TableProps<Row> {
  /** What the rows are called. */
  noun: CountedForms;
  /** The sum of the chosen rows' weights, in words. */
  weighed?(weight: number): string;
  /** The checkbox of a row; none where no action is possible. */
  choiceOf(row: Row): Choice | false | null;
  /** What can be done with them; the first is what is done most often. */
  acts: readonly SelectionAct[];
  /** Hidden fields that are sent with them. */
  hidden?: ReactNode;
}

interface SelectionAct extends KeyOfAct {
  label: string;
  /** The address that acts on the selected rows, or asks first. */
  to: string;
  method?: 'get';
}

/**
 * A table whose rows can be selected and acted on together. Without scripts the buttons are below it; with them they
 * appear once rows are selected, with a count. The layout does not move when scripts start, so clicks do not miss.
 */
export function SelectionTable<Row>({ noun, weighed, choiceOf, acts, hidden, ...props }: SelectionProps<Row>) {
  const list = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState({ rows: 0, weight: 0 });

  // an effect because only the DOM has the selection: some rows were selected before scripts ran, others were removed
  useEffect(count, [props.rows]);

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

  function choiceBox(row: Row) {
    const choice = choiceOf(row);
    return choice && <ChoiceBox {...choice} />;
  }

  const columns = [{ title: 'Výber', className: 'sel', cell: choiceBox }, ...props.columns];
  const table = <Table {...props} columns={columns} />;
  if (!props.rows.some(choiceOf)) return table;
  const words = [counted(chosen.rows, ...noun), chosen.weight > 0 && weighed?.(chosen.weight)];
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
      {table}
      <DeskForm
        id={FORM}
        className={`selection-bar on-dark ${isHydrated ? 'selection-bar--floating' : ''}`}
        hidden={isHydrated && chosen.rows === 0}
      >
        <p role="status">{isHydrated ? `Vybrané: ${words.filter(Boolean).join(' · ')}` : 'S\u00A0vybranými:'}</p>
        {hidden}
        {acts.map(({ label, to, method, ...key }, place) => (
          <Submit key={to} label={label} formAction={to} formMethod={method} isLine={place > 0} isSmall {...key} />
        ))}
        {isHydrated && (
          <button type="button" className="unchoose" onClick={() => chooseAll(false)}>
            Odznačiť
          </button>
        )}
      </DeskForm>
    </div>
  );
}

interface Choice {
  value: string;
  /** The row's name, for screen readers. */
  label: string;
  weight?: number;
}

/** The checkbox of a row; the address may preselect it. */
function ChoiceBox({ value, label, weight = 1 }: Choice) {
  const [query] = useSearchParams();
  return (
    <label className="choice">
      <input
        type="checkbox"
        autoComplete="off"
        form={FORM}
        name={CHOICE}
        value={value}
        data-choice={weight}
        defaultChecked={chosenIds(query).includes(value)}
      />
      <span className="sr-only">Vybrať: {label}</span>
    </label>
  );
}
