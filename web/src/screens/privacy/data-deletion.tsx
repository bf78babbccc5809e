import { Topic } from './topic.tsx';

/** Explains to players how they have their data deleted, and to organisers how they delete their own. */
export function DataDeletion() {
  return (
    <>
      <Topic
        title="¿Jugás y querés salir?"
        icon="logout"
        points={[
          'Pedile a quien te convoca que te elimine de su lista. No hace falta explicar por qué.',
          'En ese momento se borran tu número y tu asistencia, y salís de la lista y de los equipos que faltan jugar.',
          'En los equipos de partidos ya jugados quedan tu nombre y tu nivel de ese día. Tu número, no.',
          'Si también querés que eso se borre, pedile que elimine esos partidos. En las cuentas de la lista tu nombre queda con lo que pagaste, hasta que elimine la lista.',
          '¿No te contesta? Pedíselo a quien mantiene este Picadito.',
        ]}
      />
      <Topic
        title="¿Organizás y querés irte?"
        icon="download"
        points={[
          <>
            En tu perfil, <strong>Descargar mis datos</strong> te da todo en un archivo.
          </>,
          <>
            Ahí mismo, <strong>Eliminar mi cuenta</strong> borra todo en el momento: tu perfil, tus
            listas con sus jugadores, tus partidos y tus sesiones.
          </>,
          'No se puede deshacer, y no tenés que pedirle nada a nadie.',
        ]}
      />
    </>
  );
}
