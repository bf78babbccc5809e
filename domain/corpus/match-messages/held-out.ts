import type { MatchMessageCase } from '../score-match-message.ts';

/**
 * Test cases for the reader of match messages that were written before the reader. At the first measurement it read 72
 * of 77 values, and one wrongly.
 */
export const HELD_OUT: readonly MatchMessageCase[] = [
  {
    text: 'Buenas! Jueves 21hs en El Galpón. Confirmen!',
    date: '2026-11-26',
    time: '21:00',
    location: 'El Galpón',
  },
  {
    text: '⚽ *FÚTBOL VIERNES* ⚽\n🕘 20.30 hs\n📍 Cancha Los Amigos, Av. Mitre 1234\n\n1. Juan\n2. Pedro\n3. Domingo\n4.',
    date: '2026-11-27',
    time: '20:30',
    location: 'Cancha Los Amigos, Av. Mitre 1234',
  },
  {
    text: 'gente hoy a las 20 quien se prende?',
    date: '2026-11-24',
    time: '20:00',
    location: null,
  },
  { text: 'Mañana 22 hs cancha 4', date: '2026-11-25', time: '22:00', location: 'Cancha 4' },
  {
    text: 'Hola muchachos, el sábado a las 9 de la mañana jugamos en el predio de Luján, somos 8/10',
    date: '2026-11-28',
    time: '09:00',
    location: 'predio de Luján',
  },
  {
    text: 'Partido el 3/12 a las 21:30. Lugar: Club Italiano',
    date: '2026-12-03',
    time: '21:30',
    location: 'Club Italiano',
  },
  {
    text: '[20:15, 23/11/2026] Nico: mañana jugamos? 21hs\n[20:17, 23/11/2026] Fede: yo voy\n[20:20, 23/11/2026] Lucho: +1',
    date: '2026-11-24',
    time: '21:00',
    location: null,
  },
  { text: 'Muchachos, este jueves o viernes? A las 21', date: null, time: '21:00', location: null },
  {
    text: 'Se juega el domingo 29 a las 10 am en el polideportivo Norte. Llegar 9:45',
    date: '2026-11-29',
    time: '10:00',
    location: 'polideportivo Norte',
  },
  {
    text: 'Pachanga del miércoles: 20:30h, Pabellón Municipal. Faltan 2!',
    date: '2026-11-25',
    time: '20:30',
    location: 'Pabellón Municipal',
  },
  {
    text: 'Cascarita el viernes 8pm en las canchas de La Salle, traigan playera blanca y de color',
    date: '2026-11-27',
    time: '20:00',
    location: 'canchas de La Salle',
  },
  { text: 'quien va el jueves?', date: '2026-11-26', time: null, location: null },
  {
    text: 'Los de los jueves\n1. Ana\n2. Beto\n3. Caro\n4. Dani',
    date: null,
    time: null,
    location: null,
  },
  {
    text: 'Chicos cambio de planes, no es a las 20, es a las 21. Mismo lugar',
    date: null,
    time: '21:00',
    location: null,
  },
  {
    text: 'Lista jueves 26/11 21 a 22 hs\nComplejo La Redonda\n$6500 c/u alias redonda.mp\n1- Marce\n2- Toti\n3- Colo',
    date: '2026-11-26',
    time: '21:00',
    location: 'Complejo La Redonda',
  },
  {
    text: 'Hoy no hay fútbol, la cancha está inundada. Pasamos al jueves misma hora',
    date: null,
    time: null,
    location: null,
  },
  { text: 'jueves a las 9', date: '2026-11-26', time: null, location: null },
  { text: 'jueves a las 9 de la noche', date: '2026-11-26', time: '21:00', location: null },
  {
    text: 'Fútbol sala lunes 30 nov 21:15-22:15 pista 2 Polideportivo San Blas',
    date: '2026-11-30',
    time: '21:15',
    location: 'pista 2 Polideportivo San Blas',
  },
  {
    text: 'Pasado mañana 19:30hs, donde siempre. Confirmen antes de las 18hs de mañana',
    date: '2026-11-26',
    time: '19:30',
    location: null,
  },
  {
    text: 'F5 SABADO 18HS\nLa Canchita del Bajo\n\nTito\nColo\nJuampi\nRusso',
    date: '2026-11-28',
    time: '18:00',
    location: 'La Canchita del Bajo',
  },
  {
    text: 'Buenas gente. Para el jueves conseguí turno 22hs. El pasado quedamos debiendo 3000 a Nacho, llévenlos en efectivo',
    date: '2026-11-26',
    time: '22:00',
    location: null,
  },
  {
    text: 'Bo, el martes que viene 20:45 en Urreta, quién está?',
    date: '2026-12-01',
    time: '20:45',
    location: 'Urreta',
  },
  {
    text: 'Fútbol 5 🥅\nDía: Martes 1 de diciembre\nHora: 22:00\nCancha: Parque Rodó\nPrecio: $350',
    date: '2026-12-01',
    time: '22:00',
    location: 'Parque Rodó',
  },
  {
    text: 'Que onda banda, mañana jueguito 7:30 de la noche en el Deportivo Oblatos cancha 3',
    date: '2026-11-25',
    time: '19:30',
    location: 'Deportivo Oblatos cancha 3',
  },
  {
    text: 'Este finde hay partido? sábado o domingo me da igual',
    date: null,
    time: null,
    location: null,
  },
  {
    text: 'Hay lugar para 2 más. 21:00 en punto arrancamos, estar 20:45',
    date: null,
    time: '21:00',
    location: null,
  },
  {
    text: '¡Hay partido!\nJueves 26/11/2026 · 21:00 · Cancha Núñez\nFaltan 4\nContestá «voy» o «no voy».',
    date: '2026-11-26',
    time: '21:00',
    location: 'Cancha Núñez',
  },
  {
    text: 'Partidillo el viernes a las 20h en el campo de arriba. Somos 9, falta portero. Llevad blanca y oscura.',
    date: '2026-11-27',
    time: '20:00',
    location: 'campo de arriba',
  },
  {
    text: 'Nacho: llego 21:15\nBeto: yo 20:50\nCaro: en duda',
    date: null,
    time: null,
    location: null,
  },
  {
    text: 'Jueves 19/11 21hs Cancha Núñez',
    date: null,
    time: '21:00',
    location: 'Cancha Núñez',
  },
  {
    text: 'mañana a la mañana picadito? 10hs en plaza Irlanda',
    date: '2026-11-25',
    time: '10:00',
    location: 'plaza Irlanda',
  },
  {
    text: 'Jue 26 - 21hs - El Galpón - 10 cupos\n\n1) Ema\n2) Fede\n3) Gabi',
    date: '2026-11-26',
    time: '21:00',
    location: 'El Galpón',
  },
  {
    text: 'Reservé para el viernes a las nueve y media de la noche, una hora y media, en lo de Cacho',
    date: '2026-11-27',
    time: '21:30',
    location: 'lo de Cacho',
  },
  {
    text: 'Liga de los martes, fecha 3/12. Vamos 3-2 contra Los Pibes. Falta pagar 5/10',
    date: null,
    time: null,
    location: null,
  },
  {
    text: 'Domingo\nMarcos\nPipa\nLalo\n\n18 hs\nCancha de Boca (la del fondo)',
    date: '2026-11-29',
    time: '18:00',
    location: 'Cancha de Boca (la del fondo)',
  },
];
