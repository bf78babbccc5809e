import { Icon, type IconName } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

const FEATURES: { icon: IconName; color: string; title: string; text: string }[] = [
  {
    icon: 'users',
    color: 'bg-cyan',
    title: 'Listas de jugadores',
    text: 'Guardá a tu gente con su nivel, del 2 al 5, y su WhatsApp.',
  },
  {
    icon: 'whatsapp',
    color: 'bg-grass',
    title: 'Convocá por WhatsApp',
    text: 'Llamá a todos y mirá quién confirmó y quién falta.',
  },
  {
    icon: 'shirt',
    color: 'bg-coin',
    title: 'Equipos parejos',
    text: 'Claro contra oscuro, con los niveles repartidos. Sin discusiones.',
  },
  {
    icon: 'qr',
    color: 'bg-magenta',
    title: 'Compartí la formación',
    text: 'Por WhatsApp, copiando el mensaje o con un código QR.',
  },
  {
    icon: 'repeat',
    color: 'bg-coin',
    title: 'Todas las semanas',
    text: 'El partido de los jueves se programa solo.',
  },
  {
    icon: 'trophy',
    color: 'bg-magenta',
    title: 'Ranking y logros',
    text: 'Quién juega más, quién nunca falla y quién se lleva la medalla.',
  },
];

export function FeatureCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {FEATURES.map(({ icon, color, title, text }) => (
        <Panel key={title} as="li" className="flex items-start gap-4 big-text:flex-col">
          <span className={`p-3 text-void ${color}`}>
            <Icon name={icon} size={36} />
          </span>
          <div>
            <h3 className="font-display text-d3 tracking-wide">{title}</h3>
            <p className="mt-1 text-mute">{text}</p>
          </div>
        </Panel>
      ))}
    </ul>
  );
}
