import { useState } from 'react';

/**
 * Shows the photo of a person, or the initial of the name if there is no photo or it does not load. Screen readers skip
 * it, because the name is next to it.
 */
export function Avatar({
  name,
  photoURL,
  size = 40,
}: {
  name: string;
  photoURL: string | null;
  /** Width and height in CSS pixels. */
  size?: number;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const initial = [...name.trim()][0]?.toLocaleUpperCase('es') ?? '?';
  return (
    <span
      aria-hidden="true"
      className="avatar"
      style={{ width: size, height: size, fontSize: size * 0.6 }}
    >
      {photoURL && broken !== photoURL ? (
        <img
          src={photoURL}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(photoURL)}
        />
      ) : (
        initial
      )}
    </span>
  );
}
