/** Supplement B: nations that are the same as others, and the clans of a card that names a nation and no clan. */
interface Row {
  readonly clause: string;
  /** Two of them are the same nation. */
  readonly nations: readonly string[];
  readonly clans: readonly string[];
}

export const NATIONS: readonly Row[] = [
  {
    clause: 'B.3',
    nations: ['Keter Sanctuary', 'United Sanctuary'],
    clans: ['Royal Paladin', 'Oracle Think Tank', 'Angel Feather', 'Shadow Paladin', 'Gold Paladin', 'Genesis'],
  },
  { clause: 'B.4', nations: ['Dragon Empire'], clans: ['Kagero', 'Nubatama', 'Tachikaze', 'Murakumo', 'Narukami'] },
  { clause: 'B.5', nations: ['Brandt Gate', 'Star Gate'], clans: ['Nova Grappler', 'Dimension Police', 'Link Joker'] },
  { clause: 'B.6', nations: ['Star Gate'], clans: ['Etranger'] },
  {
    clause: 'B.7',
    nations: ['Dark States', 'Dark Zone'],
    clans: ['Spike Brothers', 'Dark Irregulars', 'Pale Moon', 'Gear Chronicle'],
  },
  { clause: 'B.8', nations: ['Stoicheia', 'Zoo'], clans: ['Megacolony', 'Great Nature', 'Neo Nectar'] },
  { clause: 'B.9', nations: ['Stoicheia', 'Magallanica'], clans: ['Granblue', 'Aqua Force'] },
  { clause: 'B.10', nations: ['Lyrical Monasterio', 'Magallanica'], clans: ['Bermuda Triangle'] },
  { clause: 'B.11', nations: ['Touken Ranbu'], clans: ['Touken Ranbu'] },
  { clause: 'B.12', nations: ['BanG Dream!'], clans: ['BanG Dream!'] },
  { clause: 'B.13', nations: ['SHAMAN KING'], clans: ['SHAMAN KING'] },
  { clause: 'B.14', nations: ['Record of Ragnarok'], clans: ['Record of Ragnarok'] },
];
