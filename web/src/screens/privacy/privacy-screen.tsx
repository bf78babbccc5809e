import {
  ANSWERS_KEPT_DAYS,
  DELETED_MATCH_KEPT_DAYS,
  DEVICE_UNUSED_DAYS,
  HANDOVER_DAYS,
  MONEY_CLAIM_DAYS,
  SESSION_IDLE_DAYS,
  SESSION_MAX_DAYS,
} from '@picadito/domain';
import type { ComponentProps } from 'react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { DataDeletion } from './data-deletion.tsx';
import { Topic } from './topic.tsx';

const TOPICS: readonly ComponentProps<typeof Topic>[] = [
  {
    title: 'Si organizás',
    icon: 'user',
    points: [
      'El número de tu cuenta de Google, que Google nos da cuando iniciás sesión: así sabemos que sos vos.',
      'Tu nombre, tu correo y la dirección de tu foto, también de Google: solo para mostrártelos a vos.',
      'Tu número de WhatsApp, solo si lo escribís en tu perfil.',
      'Tu país y tu zona horaria, para leer bien los números y los horarios.',
      'Tus listas, partidos, equipos y logros.',
      'Si anotás la plata: cuánto sale cada partido, quién pagó y el alias al que te pagan. Picadito solo lleva la cuenta: no cobra ni se conecta con ningún banco.',
      'En qué navegadores iniciaste sesión y cuándo, para que puedas verlos y cerrarlos.',
      'Si pedís avisos en un dispositivo: la dirección que da su navegador para mandarlos, hasta que los saques o se cierre la sesión.',
    ],
  },
  {
    title: 'Si jugás',
    icon: 'users',
    points: [
      'Tus datos los carga quien te convoca: tu nombre, tu nivel y, si quiere, tu número de WhatsApp.',
      'También a qué partidos te llamó, si confirmaste, en qué equipo estuviste y, si lo anota, si sos fijo y hasta qué día no estás. El motivo no.',
      'Si tu grupo anota la plata, cuánto te tocó y cuánto pagaste. Lo ven solo quien organiza y, si quiere, vos desde tu celu de siempre o tu link propio.',
      'Sirve para convocarte, armar equipos parejos y llevar esas cuentas. Para nada más.',
      'Picadito no te escribe: los mensajes te los manda quien organiza, desde su WhatsApp. Solo si pedís avisos en tu celu, te llegan hasta dos por partido, que se actualizan si algo cambia.',
    ],
  },
  {
    title: 'Si contestás por el link',
    icon: 'external-link',
    points: [
      'Guardamos qué contestaste y cuándo, tu comentario y a quién traés. Quien abre el link ve tu nombre, si vas y tu comentario.',
      `Una cookie recuerda tu nombre en ese celu: hasta que toques «Olvidar este celu», o ${DEVICE_UNUSED_DAYS} días sin usarla. Quien organiza ve qué celus tienen tu nombre y cuándo lo usaron.`,
      'Si otro celu dice ser vos, lo ven tus celus y quien organiza, con la hora y lo que contestó. Quien organiza puede deshacer respuestas: lo deshecho se guarda lo mismo que las respuestas.',
      'Si un celu nuevo saca del partido a alguien que confirmó quien organiza, guardamos con esa respuesta una huella de su conexión, para que desde un mismo lugar no se saque a más de dos.',
      'Después del partido, quien organiza ve qué resultado propusiste. A quién votaste de figura no lo ve nadie: un día después los votos se cuentan una vez y se borran. Queda cuántos tuvo cada uno, si hubo tres o más, y ninguna corrección de los equipos dice quién votó a quién.',
      'Si pedís avisos, guardamos la dirección que da tu navegador para mandarlos, hasta que los saques, toques «No soy yo» o cambie el link.',
      'Tu link propio, el que te llega por privado, abre la página como si fueras vos: no lo pases. Quien organiza te lo cambia cuando se lo pidas.',
      `Lo que contestaste, tu comentario, a quién trajiste y si avisaste que otro se baja se borran ${ANSWERS_KEPT_DAYS} días después del partido. El nombre de tu invitado queda en ese partido.`,
      `Si avisás que pagaste, el aviso se borra cuando quien organiza contesta, o a los ${MONEY_CLAIM_DAYS} días.`,
      `Si pediste que te sumen, ese nombre se guarda hasta que quien organiza decide, o ${DEVICE_UNUSED_DAYS} días.`,
      'Si decís cómo juegan los otros: guardamos qué celus pueden contestar y cuáles ya contestaron y, aparte, cuántos dijeron cada nivel de cada uno. Cuentan los que ya tenían un nombre cuando se abrió, y hacen falta cinco jugadores. Nada dice qué dijiste vos. Quien organiza ve cuántos contestaron y, cuando la encuesta cierra, la opinión del medio de quienes tienen cuatro o más; ahí se borra todo lo demás.',
      'Lo que opinaste de otros queda aunque te borren de la lista: no sabemos qué parte es tuya.',
      `Con el piloto automático los equipos se arman solos, con los niveles que cargó quien organiza, y los ve quien abre el link. Lo que hizo se borra ${ANSWERS_KEPT_DAYS} días después del partido.`,
    ],
  },
  {
    title: 'Quién lo ve',
    icon: 'eye',
    points: [
      'Solo quien lo cargó, y los ayudantes que sume. Ningún otro organizador ve tus listas ni tus partidos.',
      'Si prende el link de una lista, quien lo abra ve nombres, quién va, el día, el lugar y los equipos, y contesta si va. Nunca niveles, números ni correos.',
      'Si deja el partido en manos de un capitán, ese jugador ve hasta un día después nombres, quién va, los equipos y cuánto le toca a cada uno en ese partido, desde un solo celu. Nunca niveles, números ni otras deudas. Lo que anota lo ve quien organiza.',
      'Si suma ayudantes a una lista, ven sus jugadores con nivel y número, y sus partidos; la plata, solo si quien organiza lo elige. Quien organiza ve el nombre y la foto de quien ayuda, y qué anotó. Termina cuando los saca.',
      `Quien organiza puede pasarle la lista a uno de sus ayudantes, si acepta antes de ${HANDOVER_DAYS} días: desde ahí los datos de sus jugadores y partidos los ve y los maneja esa persona.`,
      'Lo que compartís por WhatsApp sale de tu teléfono: lo ven las personas a las que se lo mandás.',
      'Tu foto la trae tu navegador desde Google, así que Google se entera cuando la ves.',
      'Quien mantiene el servidor puede llegar a los datos, y solo los toca para que todo funcione. Mientras una votación está abierta puede ver en la base de datos, o en una copia de esas horas, quién votó a quién. Si compara la base de antes y de después de que contestes una encuesta, puede saber qué opinaste.',
      'Quien tenga la base de datos o una copia de seguridad puede armar los links de todas las listas, y los propios de cada jugador.',
      'Los avisos pasan por Google, Apple, Mozilla o Microsoft, según tu navegador: van cifrados y no pueden leerlos, pero saben que te llegó uno.',
      'No vendemos ni prestamos nada. No hay publicidad, ni nadie que te siga.',
      'Los registros técnicos no llevan nombres, números ni correos.',
    ],
  },
  {
    title: 'Cuánto tiempo',
    icon: 'hourglass',
    points: [
      `Tus datos, mientras tengas la cuenta. Lo que eliminás se borra en el momento; de un partido que no se jugó quedan por ${DELETED_MATCH_KEPT_DAYS} días el día y la hora, para sacarlo de los calendarios.`,
      `Cada sesión se cierra sola después de ${SESSION_IDLE_DAYS} días sin usarla, y a los ${SESSION_MAX_DAYS} días aunque la uses.`,
      'Por un día recordamos tus últimos cambios, para no hacer nada dos veces y poner al día tus otros dispositivos.',
      'Si hay copias de seguridad, lo que eliminaste sigue en ellas hasta que se borran.',
    ],
  },
];

/**
 * Explains which data are stored, why, for how long, who sees them, and how to delete them. The screen needs no
 * session.
 */
export function PrivacyScreen() {
  return (
    <Page
      title="Privacidad"
      lead="Qué guardamos de vos y de tus jugadores, para qué, cuánto tiempo y cómo sacarlo. Corto y sin letra chica."
    >
      <div className="grid items-start gap-6 md:grid-cols-2">
        {TOPICS.map((topic) => (
          <Topic key={topic.title} {...topic} />
        ))}
        <DataDeletion />
        <Topic
          title="En tu navegador"
          icon="lock"
          className="md:col-span-2"
          points={[
            'Una cookie, la de tu sesión, y otra que dura unos minutos mientras la iniciás. La de quien contesta por el link es aparte. Ninguna más.',
            'Lo último que viste, lo que estás escribiendo y lo que cambiaste sin señal, para que no pierdas nada si se corta la conexión.',
            'Con «Salir» se borra todo eso. También cuando entra otra persona.',
          ]}
        />
      </div>
      <p className="mt-8">
        <ButtonLink href={paths.home} variant="ghost">
          <Icon name="home" />
          Ir al inicio
        </ButtonLink>
      </p>
    </Page>
  );
}
