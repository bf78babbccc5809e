import { type MatchPlayer, nameList } from '@picadito/domain';

/**
 * Names the substitutes, if there are any, above the board on phones, where their place below it is out of sight. A
 * long line is cut, but their number is not.
 */
export function SubstitutesLine({ substitutes }: { substitutes: readonly MatchPlayer[] }) {
  if (substitutes.length === 0) return null;
  const names = nameList(substitutes.map(({ name }) => name));
  return (
    <p title={names} className="truncate text-sm roomy:hidden flat:hidden">
      <span className="text-coin">
        {substitutes.length === 1 ? '1 suplente:' : `${substitutes.length} suplentes:`}
      </span>{' '}
      {names}
    </p>
  );
}
