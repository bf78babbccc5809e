/* Only the server uses these sentences. */

export const signedOut = 'No user authenticated';
export const notFound = 'No encontramos lo que buscás.';
export const requestMalformed = 'No entendimos ese pedido.';
export const requestTooSlow = 'El pedido tardó demasiado en llegar. Probá de nuevo.';
export const headersTooLarge = 'Los encabezados de ese pedido son demasiado grandes.';
export const notJson = 'Enviá los datos en formato JSON.';
export const tooLarge = 'Eso es demasiado grande. El máximo es 1 MB.';
export const tooMuch = 'Son demasiados datos juntos. Enviá menos.';
export const linkIsDead = 'Este link no anda. Pedile el nuevo a quien organiza.';
export const tooManyLinks =
  'Probaste muchos links que no andan. Esperá un minuto y abrí el que te pasaron.';
export const tooMany = 'Son demasiados pedidos seguidos. Esperá un momento y probá de nuevo.';
export const anotherSite = 'Ese pedido vino de otro sitio y no se hizo.';
export const matchesPlayedInvalid = 'Los partidos jugados van de 0 a 9999.';
export const attendanceRateInvalid = 'La asistencia va de 0 a 100.';
export const cursorInvalid = 'Esa página no existe. Volvé a la primera.';
export const limitInvalid = 'Pedí entre 1 y 1000 partidos.';
export const seasonInvalid = 'Elegí un año, como 2026, o todas las temporadas.';
export const invalid = 'Revisá los datos.';
export const playerMissing = 'Ese jugador no existe.';
export const badgeOfAnother = 'Los logros son de cada organizador. Este sería de otro.';
export const badgeUnknown = 'Ese logro no existe.';
export const badgeNotEarned = 'Todavía no lograste eso.';
export const unavailable = 'No llegamos a los datos. Probá de nuevo en un momento.';
export const internal = 'Algo falló de nuestro lado. Probá de nuevo.';
export const keyInvalid = 'La clave del pedido lleva de 1 a 255 letras, números o signos.';
export const keyOfAnother = 'Esa clave ya se usó para otro pedido. Probá con una nueva.';
export const noticesOfService = 'Este navegador no puede recibir avisos.';
export const noticesOfUser =
  'Ya recibís avisos en 20 dispositivos. Cerrá las demás sesiones y probá de nuevo.';
export const noticesOfList = 'En este grupo ya hay 100 celus con avisos.';
export const noticesNameFirst = 'Primero contestá con tu nombre, y después pedí los avisos.';
