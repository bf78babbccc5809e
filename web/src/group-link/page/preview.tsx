/**
 * Content of the preview of a link in a chat: title and description (`says`). `address` is the address of the shown
 * page; null in the organiser's view, which is not sent to chats.
 */
export type Preview = { title: string; says?: string; publicUrl: string; address: string | null };

const SAYS = '¿Jugás? Tocá tu nombre.';

export function PreviewTags({ title, says = SAYS, publicUrl, address }: Preview) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Picadito" />
      <meta property="og:locale" content="es_AR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={says} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={`${publicUrl}/preview.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="Picadito: armá el partido, que salga parejo." />
    </>
  );
}
