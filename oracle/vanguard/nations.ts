/** Supplement B: nations that are the same as others, and the clans of a card that names a nation and no clan. */
export const NATIONS: readonly { readonly nations: readonly string[]; readonly clans: readonly string[] }[] = [
  {
    nations: ['Keter Sanctuary', 'United Sanctuary'],
    clans: ['Royal Paladin', 'Oracle Think Tank', 'Angel Feather', 'Shadow Paladin', 'Gold Paladin', 'Genesis'],
  },
  { nations: ['Dragon Empire'], clans: ['Kagero', 'Nubatama', 'Tachikaze', 'Murakumo', 'Narukami'] },
  { nations: ['Brandt Gate', 'Star Gate'], clans: ['Nova Grappler', 'Dimension Police', 'Link Joker'] },
  { nations: ['Star Gate'], clans: ['Etranger'] },
  {
    nations: ['Dark States', 'Dark Zone'],
    clans: ['Spike Brothers', 'Dark Irregulars', 'Pale Moon', 'Gear Chronicle'],
  },
  { nations: ['Stoicheia', 'Zoo'], clans: ['Megacolony', 'Great Nature', 'Neo Nectar'] },
  { nations: ['Stoicheia', 'Magallanica'], clans: ['Granblue', 'Aqua Force'] },
  { nations: ['Lyrical Monasterio', 'Magallanica'], clans: ['Bermuda Triangle'] },
];
