import { useEffect, useState } from 'react';
import { meantWhatsapp, storedWhatsapp } from '../stored-whatsapp.ts';

/** Type of a problem of a phone number: its text, and the international number that may be meant, or null. */
export type NumberProblem = { sentence: string; meant: string | null };

/**
 * Returns a function from a phone number as typed to its problem, or null if it has none or is not checked
 * yet. The numbers `typed` are checked; numbers without a country code are read with the organiser's `country`.
 */
export function useNumberProblems(
  typed: readonly string[],
  country: string | null,
): (typed: string) => NumberProblem | null {
  const [known, setKnown] = useState<ReadonlyMap<string, NumberProblem | null>>(new Map());
  const numbersToCheck = [...new Set(typed)].filter((number) => number.trim() !== '').join('\n');

  useEffect(() => {
    let isCurrent = true;
    async function readNumbers(): Promise<void> {
      const numbers = numbersToCheck === '' ? [] : numbersToCheck.split('\n');
      const problems = await Promise.all(numbers.map((number) => problemOf(number, country)));
      if (isCurrent) setKnown(new Map(numbers.map((number, at) => [number, problems[at] ?? null])));
    }
    void readNumbers();
    return () => {
      isCurrent = false;
    };
  }, [numbersToCheck, country]);

  return (number) => known.get(number) ?? null;
}

async function problemOf(typed: string, country: string | null): Promise<NumberProblem | null> {
  const stored = await storedWhatsapp(typed, country);
  return stored.ok ? null : { sentence: stored.error, meant: await meantWhatsapp(typed, country) };
}
