import type { Option } from './list.ts';

/** The options of a select, under the headings of their groups. */
export function Choices({ choices }: { choices: readonly Option[] }) {
  return [...Map.groupBy(choices, ({ group }) => group)].map(([group, choices]) => {
    const options = choices.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
    return group ? (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    ) : (
      options
    );
  });
}
