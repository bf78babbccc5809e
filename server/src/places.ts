/** So many places for each user; whoever takes one is given its way out. */
export function places(max: number) {
  const taken = new Map<string, number>();

  return {
    /** null when all are taken. */
    take(userId: string): (() => void) | null {
      const count = taken.get(userId) ?? 0;
      if (count >= max) return null;
      taken.set(userId, count + 1);
      return () => {
        const left = (taken.get(userId) ?? 1) - 1;
        if (left > 0) taken.set(userId, left);
        else taken.delete(userId);
      };
    },
  };
}
