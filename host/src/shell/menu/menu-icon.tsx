import type { MenuIcon as Name, MenuItem, DrawnIcon as Drawing } from '@navette/shared/federation';
import * as icons from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const drawings: Readonly<Record<Name, LucideIcon>> = {
  archive: icons.Archive,
  banknote: icons.Banknote,
  'building-2': icons.Building2,
  'calendar-clock': icons.CalendarClock,
  'calendar-days': icons.CalendarDays,
  car: icons.Car,
  'chart-column': icons.ChartColumn,
  'chart-gantt': icons.ChartGantt,
  circle: icons.Circle,
  'circle-question-mark': icons.CircleQuestionMark,
  'clipboard-list': icons.ClipboardList,
  'credit-card': icons.CreditCard,
  'file-plus': icons.FilePlus,
  'file-text': icons.FileText,
  hash: icons.Hash,
  hospital: icons.Hospital,
  house: icons.House,
  'id-card': icons.IdCard,
  landmark: icons.Landmark,
  layers: icons.Layers,
  'list-todo': icons.ListTodo,
  mail: icons.Mail,
  'map-pin': icons.MapPin,
  megaphone: icons.Megaphone,
  'message-square': icons.MessageSquare,
  'notebook-pen': icons.NotebookPen,
  radar: icons.Radar,
  'receipt-text': icons.ReceiptText,
  route: icons.Route,
  'scroll-text': icons.ScrollText,
  settings: icons.Settings,
  shield: icons.Shield,
  ticket: icons.Ticket,
  truck: icons.Truck,
  'user-round': icons.UserRound,
  'users-round': icons.UsersRound,
  wallet: icons.Wallet,
};

/** Icon of a menu entry: a named one of the host, or a drawing from the remote's declaration. */
export function MenuIcon({ icon }: { readonly icon: MenuItem['icon'] }): ReactNode {
  if (typeof icon !== 'string' && 'shapes' in icon) return <DrawnIcon {...icon} />;
  const Icon = drawings[typeof icon === 'string' ? icon : 'circle'];
  return <Icon aria-hidden size={18} strokeWidth={1.75} />;
}

type Shape = Drawing['shapes'][number];

/** Icon drawn from a remote's declaration, with the stroke and colour of the host's own. The declaration was validated: it contains numbers only. */
function DrawnIcon({ shapes }: Drawing): ReactNode {
  return (
    <svg
      aria-hidden
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes.map((shape, index) => (
        <DrawnShape key={index} shape={shape} />
      ))}
    </svg>
  );
}

function DrawnShape({ shape }: { readonly shape: Shape }): ReactNode {
  if ('path' in shape) return <path d={shape.path} />;
  if ('circle' in shape) return <circle {...shape.circle} />;
  if ('ellipse' in shape) return <ellipse {...shape.ellipse} />;
  if ('line' in shape) return <line {...shape.line} />;
  if ('rect' in shape) return <rect {...shape.rect} />;
  return 'polyline' in shape ? <polyline points={shape.polyline} /> : <polygon points={shape.polygon} />;
}
