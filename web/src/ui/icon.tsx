import { ArrowRight } from 'pixelarticons/react/ArrowRight.js';
import { ArrowLeft } from 'pixelarticons/react/ArrowLeft.js';
import { Bell } from 'pixelarticons/react/Bell.js';
import { Calendar } from 'pixelarticons/react/Calendar.js';
import { Check } from 'pixelarticons/react/Check.js';
import { CheckDouble } from 'pixelarticons/react/CheckDouble.js';
import { Clock } from 'pixelarticons/react/Clock.js';
import { Close } from 'pixelarticons/react/Close.js';
import { Copy } from 'pixelarticons/react/Copy.js';
import { Crown } from 'pixelarticons/react/Crown.js';
import { ChevronDown } from 'pixelarticons/react/ChevronDown.js';
import { Pencil } from 'pixelarticons/react/Pencil.js';
import { Eye } from 'pixelarticons/react/Eye.js';
import { Flag } from 'pixelarticons/react/Flag.js';
import { Google } from 'pixelarticons/react/Google.js';
import { Notes } from 'pixelarticons/react/Notes.js';
import { Home } from 'pixelarticons/react/Home.js';
import { Hourglass } from 'pixelarticons/react/Hourglass.js';
import { CircleInfo } from 'pixelarticons/react/CircleInfo.js';
import { ChevronLeft } from 'pixelarticons/react/ChevronLeft.js';
import { Bulletlist } from 'pixelarticons/react/Bulletlist.js';
import { Logout } from 'pixelarticons/react/Logout.js';
import { Megaphone } from 'pixelarticons/react/Megaphone.js';
import { Menu } from 'pixelarticons/react/Menu.js';
import { Minus } from 'pixelarticons/react/Minus.js';
import { MoreVertical } from 'pixelarticons/react/MoreVertical.js';
import { Pause } from 'pixelarticons/react/Pause.js';
import { MapPin } from 'pixelarticons/react/MapPin.js';
import { Play } from 'pixelarticons/react/Play.js';
import { Plus } from 'pixelarticons/react/Plus.js';
import { QrCode } from 'pixelarticons/react/QrCode.js';
import { Reload } from 'pixelarticons/react/Reload.js';
import { Repeat } from 'pixelarticons/react/Repeat.js';
import { ChevronRight } from 'pixelarticons/react/ChevronRight.js';
import { Save } from 'pixelarticons/react/Save.js';
import { Search } from 'pixelarticons/react/Search.js';
import { Shirt } from 'pixelarticons/react/Shirt.js';
import { Shuffle } from 'pixelarticons/react/Shuffle.js';
import { Trash } from 'pixelarticons/react/Trash.js';
import { Trophy } from 'pixelarticons/react/Trophy.js';
import { UserPlus } from 'pixelarticons/react/UserPlus.js';
import { Users } from 'pixelarticons/react/Users.js';
import { WarningDiamond } from 'pixelarticons/react/WarningDiamond.js';
import { Whatsapp } from 'pixelarticons/react/Whatsapp.js';
import { PixelBall } from './pixel-ball.tsx';

const ICONS = {
  'arrow-right': ArrowRight,
  back: ArrowLeft,
  ball: PixelBall,
  bell: Bell,
  calendar: Calendar,
  check: Check,
  'check-double': CheckDouble,
  clock: Clock,
  close: Close,
  copy: Copy,
  crown: Crown,
  down: ChevronDown,
  edit: Pencil,
  eye: Eye,
  flag: Flag,
  google: Google,
  history: Notes,
  home: Home,
  hourglass: Hourglass,
  info: CircleInfo,
  left: ChevronLeft,
  list: Bulletlist,
  logout: Logout,
  megaphone: Megaphone,
  menu: Menu,
  minus: Minus,
  more: MoreVertical,
  pause: Pause,
  pin: MapPin,
  play: Play,
  plus: Plus,
  qr: QrCode,
  reload: Reload,
  repeat: Repeat,
  right: ChevronRight,
  save: Save,
  search: Search,
  shirt: Shirt,
  shuffle: Shuffle,
  trash: Trash,
  trophy: Trophy,
  'user-plus': UserPlus,
  users: Users,
  warning: WarningDiamond,
  whatsapp: Whatsapp,
} as const;

export type IconName = keyof typeof ICONS;

/** A decorative pixel icon on a 24 px grid: use multiples of 12. The word beside it does the telling. */
export function Icon({
  name,
  size = 24,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string;
}) {
  const Drawing = ICONS[name];
  return (
    <Drawing
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      shapeRendering="crispEdges"
      className={`shrink-0 ${className ?? ''}`}
    />
  );
}
