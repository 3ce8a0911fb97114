import { Glyph, type IconProps } from './glyph.tsx';

export function ChevronEndIcon(props: IconProps) {
  return <Glyph {...props} mirror d="m9.5 6 6 6-6 6" />;
}

export function BackIcon(props: IconProps) {
  return <Glyph {...props} mirror d="m14.5 5-7 7 7 7" />;
}

export function CloseIcon(props: IconProps) {
  return <Glyph {...props} d="m6 6 12 12M18 6 6 18" />;
}

export function HomeIcon(props: IconProps) {
  return <Glyph {...props} d="M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />;
}

export function BagIcon(props: IconProps) {
  return <Glyph {...props} d="M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1" />;
}

export function ReceiptIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M6 3.500h12V21l-2.400-1.600L13.200 21 12 20l-1.200 1-2.400-1.600L6 21zM9.500 8.500h5m-5 4h5"
    />
  );
}

export function TargetIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM12 2.500V5m0 14v2.500M2.500 12H5m14 0h2.500"
    />
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Glyph {...props} d="M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17Zm0-13.500v5l3.200 2" />
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M7.200 4h2.300l1.500 4-2 1.500a11 11 0 0 0 5.500 5.500l1.500-2 4 1.500v2.300c0 1.200-1 2.200-2.200 2.200A14.800 14.800 0 0 1 5 6.200C5 5 6 4 7.200 4Z"
    />
  );
}

export function TrashIcon(props: IconProps) {
  return <Glyph {...props} d="M5 7h14M10 7V5h4v2m3 0-.7 12.500H7.700L7 7m3.500 4v5m3-5v5" />;
}

export function CheckIcon(props: IconProps) {
  return <Glyph {...props} d="m5 12.500 4.500 4.500L19 7.500" />;
}

export function PlusIcon(props: IconProps) {
  return <Glyph {...props} d="M12 5v14M5 12h14" />;
}

export function MinusIcon(props: IconProps) {
  return <Glyph {...props} d="M5 12h14" />;
}

export function InfoIcon(props: IconProps) {
  return (
    <Glyph {...props} d="M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17Zm0-9.500v5.500m0-9v.200" />
  );
}

export function AlertIcon(props: IconProps) {
  return <Glyph {...props} d="M12 4 2.800 20h18.400L12 4Zm0 6v4.500m0 2.500v.200" />;
}

export function ShareIcon(props: IconProps) {
  return <Glyph {...props} d="M12 15V4m0 0L8.500 7.500M12 4l3.500 3.500M6 12v7.500h12V12" />;
}

export function PotIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4 10h16v5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zm-2 0h20M9 6.500c0-1 1-1 1-2.300M14 6.500c0-1 1-1 1-2.300"
    />
  );
}

export function ScooterIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      mirror
      d="M6.500 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm11.500 0a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM9 17h6.500c0-3 1-4.500 2.500-5L16 5h-2.500M4 14.500V11h6l2 4"
    />
  );
}

export function StoreIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4.500 10v9.500h15V10M3 8l1.500-4h15L21 8a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm6.500 11.500V14h5v5.500"
    />
  );
}

export function TableIcon(props: IconProps) {
  return <Glyph {...props} d="M3 10h18M12 10v9m-4 0h8M6 6.5h12" />;
}

export function CardIcon(props: IconProps) {
  return <Glyph {...props} d="M3.500 6h17v12h-17zm0 4h17M7 14.500h3" />;
}

export function CashIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M3 7h18v10H3zm9 7.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM6 10v.1M18 14v.1"
    />
  );
}

export function PercentIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="m6 18 12-12M7.500 9.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm9 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z"
    />
  );
}

export function BellIcon(props: IconProps) {
  return <Glyph {...props} d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zm4.500 3.500h3" />;
}

export function GlobeIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM3.500 12h17M12 3.500c5 5.500 5 11.500 0 17-5-5.500-5-11.500 0-17Z"
    />
  );
}

export function EditIcon(props: IconProps) {
  return <Glyph {...props} d="M4.500 19.500 5 15.500 15.500 5 19 8.500 8.500 19l-4 .5Z" />;
}

export function ListIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M8.500 6.500H20M8.500 12H20M8.500 17.500H20M4.200 6.500v.1M4.200 12v.1M4.200 17.500v.1"
    />
  );
}

export function MapIcon(props: IconProps) {
  return (
    <Glyph {...props} d="m3.500 6.500 5.500-2 6 2 5.500-2v13l-5.500 2-6-2-5.500 2zM9 4.500v13m6-11v13" />
  );
}

export function GiftIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4 9h16v4H4zm1.500 4h13v7h-13zM12 9v11M12 9C8 9 7 7.500 7.500 6 8 4.500 11 4.500 12 9Zm0 0c4 0 5-1.500 4.500-3C16 4.500 13 4.500 12 9Z"
    />
  );
}

export function StarIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="m12 4 2.400 5.200 5.600.6-4.200 3.800 1.200 5.600-5-2.900-5 2.900 1.200-5.600L4 9.800l5.600-.6z"
    />
  );
}

export function StarFilledIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      fill
      d="m12 4 2.400 5.200 5.600.6-4.200 3.800 1.200 5.600-5-2.900-5 2.900 1.200-5.600L4 9.800l5.600-.6z"
    />
  );
}

export function ChatIcon(props: IconProps) {
  return <Glyph {...props} d="M4 5.500h16v11h-8.500L7 20v-3.500H4z" />;
}

export function SettingsIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4 7h9m4 0h3M4 17h3m4 0h9M15 9.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400ZM9 19.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400Z"
    />
  );
}

export function BriefcaseIcon(props: IconProps) {
  return <Glyph {...props} d="M3.500 8h17v11h-17zM9 8V5.500h6V8m-11.500 5h17" />;
}

export function CalendarIcon(props: IconProps) {
  return <Glyph {...props} d="M4 6h16v14H4zm0 4.500h16M8.500 3.500V7m7-3.500V7" />;
}

export function LogoutIcon(props: IconProps) {
  return <Glyph {...props} mirror d="M10 4.500H5v15h5M9.500 12H20m0 0-3.500-3.500M20 12l-3.500 3.500" />;
}

export function PauseIcon(props: IconProps) {
  return <Glyph {...props} d="M9 6v12M15 6v12" />;
}

export function PlayIcon(props: IconProps) {
  return <Glyph {...props} fill d="M8 5.500v13l10.500-6.500z" />;
}
