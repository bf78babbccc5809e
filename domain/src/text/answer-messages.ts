/* These sentences are for players who answer by the link. */

export const answerPlayerGone = 'Ya no estás en esta lista. Avisale a quien organiza.';
export const answerNotInMatch = 'No estás en este partido. Avisale a quien organiza.';
export const answerAfterKickOff = 'El partido ya empezó. Avisale a quien organiza.';
export const answerPassed = 'Ese partido ya pasó.';
export const answerNoMatch = 'Cuando haya uno nuevo, lo vas a ver acá.';
export const answerSuspended = 'Ese partido se suspendió.';
export const formTooLarge = 'Eso es demasiado largo. Probá con menos.';
export const commentTooLong = 'El comentario puede tener hasta 60 letras.';
export const answerNameFirst = 'Primero tocá tu nombre: así se ve quién lo anotó.';
export const answerNotRemembered = 'Quedó anotado. Este navegador no te recuerda.';
export const answerStrict = 'Acá cada uno contesta por sí mismo. Avisale a quien organiza.';
export const newcomerNameMissing = 'Poné tu nombre.';
export const newcomerHasName =
  'Este celu ya contesta como {name}. Si no sos vos, tocá «No soy yo».';
export const proposalOfDevice =
  'Ya avisaste desde este celu. Esperá a que te contesten, o sacá ese aviso.';
export const proposalsOfList = 'Ya hay 10 avisos sin contestar. Escribile a quien organiza.';
export const dropOutGone = 'Eso ya se resolvió.';
export const takeBackGone = 'Eso ya cambió. Mirá cómo quedó.';
export const guestNameMissing = 'Poné el nombre de tu invitado.';
export const guestHostFirst = 'Primero decí VOY vos: los invitados vienen con alguien.';
export const guestsOfPlayer = 'Podés traer hasta 2 invitados.';
export const guestsOfMatch = 'Este partido ya tiene 6 invitados. Avisale a quien organiza.';
export const guestGone = 'Ese invitado ya no está anotado por vos.';
export const answerOfGuest = 'Es un invitado: va con quien lo trae.';
export const capacityInvalid = 'El cupo va de 2 a 30.';
export const answersUntilLate = 'Poné una hora antes de que empiece el partido.';
export const answersUntilInvalid = 'Poné un día y una hora que existan.';
