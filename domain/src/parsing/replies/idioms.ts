/**
 * Lists phrases in plain words (words.ts) whose meaning does not follow from their words. If several phrases fit at a
 * position, the longest counts. A phrase with '$' is only meant at the end of a clause.
 */
import type { ReplyMeaning } from './reply-words.ts';

const YES = `no hay forma de que falte|no hay manera de que falte|no hay chance de que falte|no hay forma de que me lo pierda|llueva o truene|voy al arco|voy al partido|voy al futbol|voy al fulbito|voy al fut|conmigo conta|conmigo cuenten|conmigo cuenta|conmigo contad|to contigo|estou contigo|voy al gol|en camino|ahi andamos|aca otro|sin problema|sin problemas|de una|sin falta|por supuesto|si o si|como no|a huevo|me late|ya vas|va que va|de ley|de fija|de fijo|sin falla|ahi toy|delen no mas
mio uno|el otro yo|soy el otro|a wilson|voy al tiro|voy al toque|al tiro|ya estas|yapo|yo mero|yo mismo|mio entonces|yo dije|al toque|llego de largo|de cabeza|de cajon|cien por cien|ahi ando|hagale|me da igual|cualquiera de los dos|nos vemos|ahi los veo|alla los veo|los veo ahi|los veo alla|ahi te veo|ahi te espero|ahi los espero
conta con|cuenten con
por mi si|x mi si|me uno|no digo que no voy|no puedo decir que no|no podria faltar|me quedo hasta el final|ni lo dudes|no lo dudes
vuelvo a entrar|vuelvo a subir|vuelvo a anotarme|vuelvo a estar|me viene bien|me viene joya|me viene perfecto|me viene barbaro|me viene diez
me queda bien|me queda comodo|me queda cerca|me va bien|me sirve|me cierra|me cabe|con gusto|por mi no hay problema|por mi no hay drama
por mi no hay tema|por mi no hay lio|por mi todo bien|yo arqueo|soy de la partida|si dios quiere|dios mediante|y conmigo|siempre listo|tomo el lugar|lo tomo|lugar para mi|imposible faltar|imposible que falte|como voy a faltar|como me lo voy a perder|como me voy a perder|como me la voy a perder|no lo duden|sin duda|sem duvida|sin dudas|pude zafar|me dan permiso|me dieron permiso|me dejaron ir|me hago un lugar|me viene al pelo|me queda de paso|te reemplazo|lo reemplazo|la reemplazo|reemplazo yo|te cubro|lo cubro|la cubro|en pie
pode contar conmigo|podem contar conmigo|pode contar|podem contar|tamo junto|to dentro|tou dentro|estou dentro|pode por meu nome|por meu nome|me too|fico en el gol|pego en el gol|pego a vaga|fico con a vaga|me coloca|me bota|me inclui|me inclua|me poe`;

const NO = `la proxima sin falta|la proxima seguro|la proxima si|la proxima estoy|olvidense de mi|arreglense sin mi|busquen reemplazo
busquenme reemplazo|consigan reemplazo|consigan otro|consigan a otro|que juegue otro|salgo de la lista|en cama|con gripe|con covid|me operan|me opero|me reemplaza|no me dejan|me quedo en casa|no zafo|no pude zafar|cedo mi lugar|libero mi lugar|de vacaciones|me fui de|cero posibilidades
no la hago|no me pinta|no tengo ganas|no tengo chance|no tengo chances|no la libro|no me alcanza|no cuenten|no podra ser|no soy de la partida|ni de casualidad|sin mi no|jueguen sin mi|juegan sin mi|ni ebrio ni dormido|no va a ser posible|cero chance|cero chances|no alcanzo|no avanzo|conmigo no|no me es posible|no me va a ser posible|no nos es posible|no me resulta posible|no es posible|no sera posible|no me sera posible|me sera imposible|me resulta imposible|yo digo que no|sin el alta|sin alta
no cuentes con|no me esperen|no se arma|no la armo|no da|no me da|no me dan|no nos da
no doy mas|no hay forma|no hay manera|no hay chance|no tengo forma|no tengo un mango|la proxima|la proxima voy|la que viene voy
a la proxima|me viene mal|me viene fatal|me va fatal|me pilla mal|me pilla fatal|me va mal|no me va|no me viene|no me cuadra|no me sirve|la dejo pasar|para la proxima|para nada
no va a poder ser|no se pudo|no se me dio|no se dio|voy a mirar $|voy a mirar nomas|voy a mirar desde afuera|voy a mirar de afuera|a mirar nomas|voy a hinchar|voy de mister|yo de mister|voy de dt|yo de dt|voy a alentar|voy de espectador|voy de publico|voy de porra|otra vez sera|otro dia sera|sera la proxima|sera la otra|se me complica|se me complico|se me hace imposible|me queda imposible
me es imposible|ni a palos|ni loco|ni loca|ni muerto|ni muerta|ni en pedo|ni ahi|ni cagando|ni madres|ni de cona|ni de chiste|ni lo suene|ni lo suenen
ni borracho|ni a gancho|ni mamado|ni de broma|no cuento|se complico|de viaje|cualquier dia menos|tengo fiebre
me quedo sin|todos menos|van todos menos|vienen todos menos|van todas menos|vienen todas menos|todas menos|todos salvo|todas salvo
todos excepto|todas excepto|arranquen sin mi no|igual no podia|no podia ir|no le da|no le dan|me toca trabajar|me toca laburar|me toca guardia
nao consigo|nao vou conseguir|to fora|tou fora|estou fora|fico fora|fico de fora|nao rola|nao vai dar|nao vai rolar|nao da|nao dou|tira meu nome|tirem meu nome|sem condicoes|fica pra proxima|fica para a proxima|deixa pra proxima`;

const MAYBE = `ni se|ni se si|quedo en confirmar|quedo en avisar|quedo en ver|voy a mirar|para mi que|pa mi que|uno mas y voy|una mas y voy|dos mas y voy|tres mas y voy|cuatro mas y voy|1 mas y voy|2 mas y voy|3 mas y voy|otro mas y voy|con lluvia|yo que se|que se yo|falto yo|puedo despues|puedo a partir|puedo hasta|puedo desde|puedo recien|puedo solo|solo puedo|recien puedo|hago lo posible|no prometo nada|ponele que si|de ultima|casi seguro|casi confirmado|medio que|50 y 50|tengo que confirmar|que me confirmen|dame un toque|banquen|se me puede complicar
decir que no|digo que no|puedo a las|en teoria|60 40|70 30|80 20|90 10|manana se|por ahi voy|por ahi llego|por ahi puedo|en una de esas|no prometo|no aseguro|no les aseguro|vamos viendo|dame un rato|denme un rato
dame hasta|denme hasta|la estoy peleando|puede ser|puede que|a lo mejor|tal vez|a ver|en veremos|no se|no se si|no sabe si|no lo se|uno mas
no estoy seguro|no estoy segura|no sabe|no sabia si|sabe si|ni idea|por confirmar|sin confirmar|a confirmar|hay que ver
tengo que ver|voy viendo|estoy viendo|voy a intentar|voy a tratar|chance y|chance si|hay chance|dejame|dejenme|lista de espera
sin respuesta|sin contestar|sin responder|falta confirmar|faltan confirmar|mitad y mitad|50 50|fifty fifty|mas o menos|por que no
no digo que no|no dije que no|en principio|de pronto|sin saber|sin definir|igual y|igual no|me tinca|en una confirmo|en espera|en la espera|na espera|quedo atento|quedo atenta|quedo pendiente|si se baja otro|si se baja uno|si baja alguien|si baja uno|si baja otro|cualquier baja|si falta alguien|si falta uno|si falta gente|si hace falta|si se baja alguien|como suplente|de suplente|como reserva|de reserva|como comodin|de comodin
todavia no|aun no|lo pienso|me gustaria|por ahora si|por ahora voy|por ahora puedo|por ahora no|tengo que hablar
tengo que preguntar|tengo que consultar|tengo que organizarme|cualquier cosa|ando viendo|solo si|lo veo|la veo
igual que la otra vez|igual voy
sino no|de lo contrario|vou ver|vou tentar|a la espera|nao sei|nao sei ainda|confirmo depois|aviso depois|te falo|acho que|se der|me parece|pienso que|imagino que|diria que|se me hace que|pode ser|de repente voy|de repente puedo|de repente llego|de repente caigo`;

const NOTHING = `no voy al arco|al arco no|arquero no|portero no|yo se que|de arquero no|de portero no|en el arco no|nao vou en el gol|que nunca|estaba en duda|no hay drama|no hay problema|no hay bronca|no hay tema|no hay lio|no tengo problema|no tengo drama|no pasa nada
no te preocupes|no se preocupen|no importa|no mas|no mames|no mms|no manches|no me deja copiar|no me deja pegar|no me deja votar|no me digas|no me digas que|no hace falta
no hace falta que|no lo puedo creer|no puedo creer|no te la puedo creer|no te lo puedo creer|no te lo pierdas|no se lo pierdan
no se por que|no se olviden|no olviden|no lleguen|que no falte|como va|cuanto va|que va|no es que|nunca dije que no|no quiera|no llevo|voy al|voy a buscar|te paso|les paso|os paso|no puede ser|llueva o no|olvidate|no habia visto|no habia leido|no lo habia visto|no vi|no lei|fuera de joda|no estoy en la lista|veo el mensaje|va a estar|va a ser
te banco|dale gas|vamos todavia|va queriendo|va a llover|va a haber|va el|va al|puedo llevar|puedo pasar|puede llevar|puede traer|no contestaron|no contesto|no me cambien
pero no me esperen|llega a llover|a cualquier hora|va llegando|van llegando|va quedando|no lleven|no me digan que no|no sabia`;

export type Idiom = { words: string[]; meaning: ReplyMeaning | null };

const IDIOMS = new Map<string, Idiom[]>();
for (const [list, meaning] of [
  [YES, 'va'],
  [NO, 'no-va'],
  [MAYBE, 'duda'],
  [NOTHING, null],
] as const) {
  for (const phrase of list.split(/[|\n]/u)) {
    const words = phrase.trim().split(' ');
    const [first = ''] = words;
    const same = [...(IDIOMS.get(first) ?? []), { words, meaning }];
    IDIOMS.set(
      first,
      same.toSorted((one, other) => other.words.length - one.words.length),
    );
  }
}

export function idiomAt(words: readonly string[], place: number): Idiom | null {
  const found = IDIOMS.get(words[place] ?? '')?.find((idiom) =>
    idiom.words.every((word, index) => word === (words[place + index] ?? '$')),
  );
  return found ?? null;
}
