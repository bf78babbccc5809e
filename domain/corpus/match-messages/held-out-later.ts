import type { MatchMessageCase } from '../score-match-message.ts';

/**
 * Further test cases for the reader of match messages, many of them traps, which were written before the reader was
 * measured with them. At the first measurement it read 44 of 48 values, and four wrongly.
 */
export const HELD_OUT_LATER: readonly MatchMessageCase[] = [
  {
    text: 'Bueno gente, cancha confirmada: jueves 26, 22 hs, El Potrero (Av. Gaona 2100). Pagar a pipa.mp',
    date: '2026-11-26',
    time: '22:00',
    location: 'El Potrero (Av. Gaona 2100)',
  },
  {
    text: 'alguien para hoy 19hs? nos falta 1 en parque chas',
    date: '2026-11-24',
    time: '19:00',
    location: 'parque chas',
  },
  { text: 'Sábado 15:30 zona norte', date: '2026-11-28', time: '15:30', location: null },
  {
    text: 'FUTBOL MIERCOLES 25/11\n19:00HS\nCANCHA SAN LORENZO\n\n1.ALE\n2.MARTIN\n3.RODRI',
    date: '2026-11-25',
    time: '19:00',
    location: 'CANCHA SAN LORENZO',
  },
  {
    text: 'Chicos el profe avisa que el lunes la pista abre a las 19, jugamos 19:30',
    date: '2026-11-30',
    time: '19:30',
    location: null,
  },
  {
    text: 'Partido este viernes a las 21:00 en el Polideportivo de Aluche, pista 3. Precio 4€ por cabeza',
    date: '2026-11-27',
    time: '21:00',
    location: 'Polideportivo de Aluche',
  },
  {
    text: 'qué tal el domingo a la tarde? 17hs puede ser',
    date: '2026-11-29',
    time: '17:00',
    location: null,
  },
  {
    text: 'Nos vemos en Rosario el finde, el fulbo lo armamos cuando vuelvo el martes',
    date: null,
    time: null,
    location: null,
  },
  {
    text: 'Lunes 20hs: Seba, Colo, Fede, Tincho. Miércoles 21hs: Nico, Gus',
    date: null,
    time: null,
    location: null,
  },
  {
    text: 'Reservé en Open Gallo el jue 26/11 de 20 a 21hs. $28.000, somos 10 = 2800 c/u',
    date: '2026-11-26',
    time: '20:00',
    location: 'Open Gallo',
  },
  {
    text: 'gente llego 10 min tarde, salgo 20:30 del laburo',
    date: null,
    time: null,
    location: null,
  },
  {
    text: 'Cascarita domingo 7 de la mañana, canchas del Tec. Lleven agua',
    date: '2026-11-29',
    time: '07:00',
    location: 'canchas del Tec',
  },
  {
    text: 'Cómo andan? El partido del jueves pasado quedó 8-7 jaja. Esta semana repetimos mismo día y hora',
    date: null,
    time: null,
    location: null,
  },
  {
    text: 'Hora: 20:00\nFecha: 27/11/26\nLugar: Polideportivo Cerro, cancha 2\nCupo: 10',
    date: '2026-11-27',
    time: '20:00',
    location: 'Polideportivo Cerro, cancha 2',
  },
  {
    text: 'Al final conseguí miércoles 20:00 u 22:00, voten',
    date: '2026-11-25',
    time: null,
    location: null,
  },
  {
    text: 'Vamos los pibes hoy 22hs a romperla!! Cancha 7 La Esquina',
    date: '2026-11-24',
    time: '22:00',
    location: 'Cancha 7 La Esquina',
  },
  {
    text: 'Feliz cumple Domingo querido, crack. 21 hs te esperamos con la torta',
    date: null,
    time: '21:00',
    location: null,
  },
  {
    text: 'Amigos, recuerden que hasta el jueves hay tiempo para anotarse. Se juega el sábado 10:30 am en Ciudad Deportiva',
    date: '2026-11-28',
    time: '10:30',
    location: 'Ciudad Deportiva',
  },
  {
    text: 'Jueves 20hs fútbol, 22hs asado en lo de Pablo',
    date: '2026-11-26',
    time: '20:00',
    location: null,
  },
  {
    text: 'Buenas noches grupo, mañana 8 y media de la noche donde los Pérez? digo en la Bombonera',
    date: '2026-11-25',
    time: '20:30',
    location: null,
  },
  {
    text: 'Fútbol 7 — jueves 3 de diciembre — 21:00 — Instalaciones Vía Lusitana',
    date: '2026-12-03',
    time: '21:00',
    location: 'Instalaciones Vía Lusitana',
  },
  {
    text: 'Jueves 21:00 Juan, Pedro, Ana y yo. Falta uno para las 21:00',
    date: '2026-11-26',
    time: '21:00',
    location: null,
  },
  {
    text: '📢 Convocatoria\n🗓️ 28-11-2026\n🕗 20 h\n🏟️ Campo Municipal El Soto\n👕 Blanca',
    date: '2026-11-28',
    time: '20:00',
    location: 'Campo Municipal El Soto',
  },
  {
    text: 'che hoy no llego a las 20, arranquen sin mí',
    date: '2026-11-24',
    time: null,
    location: null,
  },
];
