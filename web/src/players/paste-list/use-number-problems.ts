import { useEffect, useState } from 'react';
import { storedWhatsapp } from '../stored-whatsapp.ts';

/**
 * Returns a function from a phone number as typed to the text of its problem, or null if it has none or is not checked
 * yet. The numbers `typed` are checked; numbers without a country code are read with the organiser's `country`.
 */
export function useNumberProblems(
  typed: readonly string[],
  country: string | null,
): (typed: string) => string | null {
  const [known, setKnown] = useState<ReadonlyMap<string, string | null>>(new Map());
  const asked = [...new Set(typed)].filter((number) => number.trim() !== '').join('\n');

  useEffect(() => {
    let isCurrent = true;
    async function readNumbers(): Promise<void> {
      const numbers = asked === '' ? [] : asked.split('\n');
      const stored = await Promise.all(numbers.map((number) => storedWhatsapp(number, country)));
      const problems = stored.map((one) => (one.ok ? null : one.error));
      if (isCurrent) setKnown(new Map(numbers.map((number, at) => [number, problems[at] ?? null])));
    }
    void readNumbers();
    return () => {
      isCurrent = false;
    };
  }, [asked, country]);

  return (number) => known.get(number) ?? null;
}
