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
  return <Glyph {...props} d="M6 3.5h12V21l-2.4-1.6L13.2 21 12 20l-1.2 1-2.4-1.6L6 21zM9.5 8.5h5m-5 4h5" />;
}

export function TargetIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM12 2.5V5m0 14v2.5M2.5 12H5m14 0h2.5"
    />
  );
}

export function ClockIcon(props: IconProps) {
  return <Glyph {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13.5v5l3.2 2" />;
}

export function PhoneIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M7.2 4h2.3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v2.3c0 1.2-1 2.2-2.2 2.2A14.8 14.8 0 0 1 5 6.2C5 5 6 4 7.2 4Z"
    />
  );
}

export function DownloadIcon(props: IconProps) {
  return <Glyph {...props} d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />;
}

export function TrashIcon(props: IconProps) {
  return <Glyph {...props} d="M5 7h14M10 7V5h4v2m3 0-.7 12.5H7.7L7 7m3.5 4v5m3-5v5" />;
}

export function CheckIcon(props: IconProps) {
  return <Glyph {...props} d="m5 12.5 4.5 4.5L19 7.5" />;
}

export function PlusIcon(props: IconProps) {
  return <Glyph {...props} d="M12 5v14M5 12h14" />;
}

export function MinusIcon(props: IconProps) {
  return <Glyph {...props} d="M5 12h14" />;
}

export function InfoIcon(props: IconProps) {
  return <Glyph {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-9.5v5.5m0-9v.2" />;
}

export function AlertIcon(props: IconProps) {
  return <Glyph {...props} d="M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.5v.2" />;
}

export function ShareIcon(props: IconProps) {
  return <Glyph {...props} d="M12 15V4m0 0L8.5 7.5M12 4l3.5 3.5M6 12v7.5h12V12" />;
}

export function PotIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4 10h16v5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zm-2 0h20M9 6.5c0-1 1-1 1-2.3M14 6.5c0-1 1-1 1-2.3"
    />
  );
}

export function ScooterIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      mirror
      d="M6.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm11.5 0a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 17h6.5c0-3 1-4.5 2.5-5L16 5h-2.5M4 14.5V11h6l2 4"
    />
  );
}

export function StoreIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4.5 10v9.5h15V10M3 8l1.5-4h15L21 8a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm6.5 11.5V14h5v5.5"
    />
  );
}

export function CardIcon(props: IconProps) {
  return <Glyph {...props} d="M3.5 6h17v12h-17zm0 4h17M7 14.5h3" />;
}

export function PercentIcon(props: IconProps) {
  return (
    <Glyph {...props} d="m6 18 12-12M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm9 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />
  );
}

export function BellIcon(props: IconProps) {
  return <Glyph {...props} d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zm4.5 3.5h3" />;
}

export function GlobeIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c5 5.5 5 11.5 0 17-5-5.5-5-11.5 0-17Z"
    />
  );
}

export function EditIcon(props: IconProps) {
  return <Glyph {...props} d="M4.5 19.5 5 15.5 15.5 5 19 8.5 8.5 19l-4 .5Z" />;
}

export function MapIcon(props: IconProps) {
  return <Glyph {...props} d="m3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13m6-11v13" />;
}

export function GiftIcon(props: IconProps) {
  return (
    <Glyph
      {...props}
      d="M4 9h16v4H4zm1.5 4h13v7h-13zM12 9v11M12 9C8 9 7 7.5 7.5 6 8 4.5 11 4.5 12 9Zm0 0c4 0 5-1.5 4.5-3C16 4.5 13 4.5 12 9Z"
    />
  );
}

export function StarIcon(props: IconProps) {
  return <Glyph {...props} d="m12 4 2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z" />;
}

export function StarFilledIcon(props: IconProps) {
  return <Glyph {...props} fill d="m12 4 2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z" />;
}

export function ChatIcon(props: IconProps) {
  return <Glyph {...props} d="M4 5.5h16v11h-8.5L7 20v-3.5H4z" />;
}

export function BriefcaseIcon(props: IconProps) {
  return <Glyph {...props} d="M3.5 8h17v11h-17zM9 8V5.5h6V8m-11.5 5h17" />;
}

export function CalendarIcon(props: IconProps) {
  return <Glyph {...props} d="M4 6h16v14H4zm0 4.5h16M8.5 3.5V7m7-3.5V7" />;
}

export function LogoutIcon(props: IconProps) {
  return <Glyph {...props} mirror d="M10 4.5H5v15h5M9.5 12H20m0 0-3.5-3.5M20 12l-3.5 3.5" />;
}

export function PauseIcon(props: IconProps) {
  return <Glyph {...props} d="M9 6v12M15 6v12" />;
}

export function PlayIcon(props: IconProps) {
  return <Glyph {...props} fill d="M8 5.5v13l10.5-6.5z" />;
}
