import type { CustomFetch } from 'openid-client';

/** Returns a fetch that aborts a response longer than `maxBytes`, whatever its Content-Length. */
export function boundedFetch(maxBytes: number): CustomFetch {
  return async (url, options) => {
    const response = await fetch(url, options);
    return new Response(response.body?.pipeThrough(atMost(maxBytes)) ?? null, response);
  };
}

function atMost(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = maxBytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) throw new Error('The answer is too long.');
      controller.enqueue(chunk);
    },
  });
}
