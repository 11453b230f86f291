/** The pages of the ability languages: each says everything that the schema knows, and says nothing that is not so. */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it, test } from 'vitest';
import { gameOf, PLAYED } from '../games/registry';
import { hoist, type JsonSchema } from '../schemas/hoist';
import { validate } from '../schemas/validate';
import { fileOf, PAGES } from '../scripts/make-abilities-page';
import { examplesOf } from './abilities/page';

/** Lists of words that need no explanation. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  'one-piece': [
    'your,opponent',
    'you,opponent,any',
    'active,rested',
    'up,down',
    'leader,character,event,stage,don',
    'name,color,type,attribute',
    'power,cost,basePower,baseCost,given',
    'lifeCards,turns',
    'you,opponent',
    'Slash,Strike,Ranged,Special,Wisdom,?',
    'red,green,blue,purple,black,yellow',
    'leader,character,event,stage',
    'self,any',
    'refresh,draw,main,end',
    'power,cost,counter,life,payment',
    'opponent,each',
    'power,cost',
    'deck,donDeck,hand,trash,life,cost',
    'top,bottom',
    'you,opponent,each',
    'main,counter,onPlay,onKo',
    'active,rested,any',
    'hand,trash',
    'name,type,attribute',
  ],
  'dragon-ball-super': [
    'main,battle',
    'you,opponent,any',
    'active,rested',
    'up,down',
    'leader,battle,extra',
    'name,character,trait,era,color',
    'power,comboPower,comboCost,energyCost',
    'life,energy',
    'you,opponent',
    'red,blue,green,yellow,black',
    'front,back',
    'play,evolve,exEvolve,xenoEvolve,unionFusion,unionPotara,unionAbsorb,overRealm,darkOverRealm,swap',
    'self,any',
    'charge,main,end',
    'power,comboPower,comboCost,energyCost,redCost,blueCost,greenCost,yellowCost,blackCost',
    'opponent,each',
    'power,energyCost',
    'deck,hand,drop,energy,life,warp',
    'top,bottom',
    'top',
    'name,character,trait,color',
    'attack',
    'you,opponent,each',
    'counterPlay,counterAttack,counterCounter',
    'evolve,exEvolve,xenoEvolve',
  ],
  'battle-spirits': [
    'you,opponent,any',
    'refreshed,exhausted,heavyExhausted',
    'spirit,nexus,magic,ultimate,brave',
    'name,color,family',
    'bp,cost,lv,symbols,coresOn',
    'life,reserve,count,hand,deck,symbolsOnField,coresOnField',
    'you,opponent',
    'red,purple,green,white,yellow,blue',
    'combined,advented,imagine,grandwalker,grandstone,contract,token,soulState,departing,burst,mirage,setBurst',
    'auto,burst',
    'attack',
    'self,any',
    'start,core,draw,refresh,main,attack,end',
    'hand,trash,setAside,combined',
    'card,name',
    'bp,cost,symbols,lv,reduction,redSymbols,purpleSymbols,greenSymbols,whiteSymbols,yellowSymbols,blueSymbols,godSymbols,ultimateSymbols,lv1Cost,lv2Cost,lv3Cost,lv4Cost,lv5Cost',
    'opponent,each',
    'bp,cost',
    'deck,hand,trash,setAside,removed',
    'top,bottom',
    'up,down',
    'name,color,family,symbol',
    'reserve,life,trashCores,removedCores,void',
    'reserve,life,trashCores',
    'self',
    'hand,deck,setAside',
    'main,flash',
    'left,right',
    'burst,mirage',
    'reserve',
  ],
  vanguard: [
    'power,grade,critical,shield,drive',
    'you,opponent,any',
    'stand,rest,none',
    'front,back',
    'same,left,center,right',
    'up,down',
    'unit,order,heart,originalDress',
    'name,clan,nation,race',
    'power,grade,critical,shield,drive,originalPower,originalGrade,originalCritical,originalShield',
    'normal,trigger,G,token,blitz,set,arms,music,prison,song,base,product',
    'boost,intercept,twinDrive,tripleDrive',
    'critical,draw,stand,heal,front,over',
    'overDress,xoverDress',
    'self,any',
    'attack,guard,drive,damage,close',
    'vanguard,rearGuard',
    'revelation',
    'act,auto',
    'you,opponent',
    'damage,hand,soul,deck,drop,bind',
    'name,grade,clan,nation,race',
    'grade,clan,nation,race',
    'opponent,each',
    'power,grade',
    'attack,guard',
    'driveCheck,standPhase,drawPhase,ridePhase,mainPhase,battlePhase',
    'deck,hand,soul,drop,damage,bind,orderZone,removed',
    'top,bottom',
    'stand,draw,gAssist,ride,stride,main,battle,end',
    'darkNight,abyssalDarkNight,blank',
    'name,category,subtype,typeName,special,icon,trigger,clan,nation,race,active,seenBy,silent,finalRush,world',
    'power,critical',
    'rest',
    'blazing,engorged,charging,hollowed,successful',
    'turn',
    'turn,game',
    'Plant,Vision,Evil Decoy,Mask of Domination,Shadow Army',
    "Quick Shield,Protect,Meer's Present",
    'darkNight,abyssalDarkNight',
    'battle,turn,thatAttack',
    'force,accel,protect',
    'I,II',
    'deck,hand,field,soul,drop,damage,bind,trigger,rideDeck,gZone,gauge,orderArea,orderZone,markers,removed,vanguardCircle,rearGuardCircle,guardianCircle,imprisoned,scouted',
    'vanguardCircle,rearGuardCircle,guardianCircle',
    'restraint,lord,sentinel,resist,regalisPiece,alchemagic,stride,ultimateStride,gGuardian,overDress,xoverDress,driveChecks,glitter,arms,voelundr',
  ],
};

describe.each(PAGES.filter((page) => PLAYED.includes(page.of.game)).map((page) => [page.of.game, page] as const))(
  '%s',
  (game, page) => {
    const text = readFileSync(fileOf(page), 'utf8');
    const shown = page.playedForms();

    test('the page is what npm run docs makes', async () => {
      expect(text).toBe(page.text(await shown));
    });

    it('says of each `player` what it means where it is left out', () => {
      const rows = text.split('\n').filter((line) => line.startsWith('| `player` |'));
      expect(rows.length).toBeGreaterThan(10);
      expect(rows.filter((row) => !/; left out: (?:`you`|`any`|of both|of any player) \|/.test(row))).toEqual([]);
    });

    describe('every form of the schema', () => {
      it('works in a scenario', async () => {
        expect(page.unplayedForms(await shown)).toEqual([]);
      });

      it('has a meaning, where it is an object', () => {
        expect(page.objectForms().filter((form) => !page.meaningOf(form))).toEqual([]);
      });

      it('has a meaning for each of its members', () => {
        const members = page
          .objectForms()
          .flatMap((form) => page.membersOf(form).map(({ member }) => ({ form, member })));
        expect(members.filter(({ form, member }) => !page.meaningOfMember(form, member))).toEqual([]);
        expect(members.length).toBeGreaterThan(100);
      });

      it('stands in a section of the page, where it is an object', () => {
        const kinds = Object.values(page.sections).flat();
        expect(page.objectForms().filter((form) => !kinds.includes(form.split(' ')[0]!))).toEqual([]);
      });
    });

    it('shows a card that is played for each text of the table', async () => {
      expect(page.unplayedTexts(await shown)).toEqual([]);
    });

    describe('the words', () => {
      it('are those of the schema wherever the page says what they mean', () => {
        const lists = page.wordLists().map((list) => list.join());
        expect(page.of.words.filter(({ meanings }) => !lists.includes(Object.keys(meanings).join()))).toEqual([]);
      });

      it('need no explanation elsewhere', () => {
        const plain = page.wordLists().filter((list) => !page.wordsOf(list));
        expect(plain.map((list) => list.join())).toEqual(PLAIN[game]);
      });
    });

    describe('the examples', () => {
      const { schema } = page.of;
      const { $defs = {}, ...ability } = hoist(schema) as JsonSchema & { $defs: Record<string, JsonSchema> };
      const parts: Record<string, unknown> = { [schema.$id!]: ability, ...$defs };
      const examples = examplesOf(text).filter(({ id }) =>
        Object.keys(page.sections).some((title) => id.startsWith(`${title}:`)),
      );

      /** Every schema of a part: that of its name, or those of the members that are called so. */
      const schemasOf = (kind: string): unknown[] =>
        kind in parts ? [{ $ref: `#/$defs/${kind}` }] : membersCalled(kind, parts);

      function membersCalled(name: string, value: unknown): unknown[] {
        if (typeof value !== 'object' || value === null) return [];
        const own = 'properties' in value ? (value.properties as Record<string, JsonSchema>)[name] : undefined;
        const ofItems = own && 'items' in own ? [own.items] : [];
        return [
          ...(own ? [own] : []),
          ...ofItems,
          ...Object.values(value).flatMap((below) => membersCalled(name, below)),
        ];
      }

      it.each(Object.entries(page.sections))('of "%s" are parts that the schema knows', (title, kinds) => {
        const check = new Ajv({ strict: false }).compile({ anyOf: kinds.flatMap(schemasOf), $defs: parts });
        const own = examples.filter(({ id }) => id.startsWith(`${title}:`));
        expect(own.length).toBeGreaterThan(0);
        expect(own.filter(({ json }) => !check(json))).toEqual([]);
      });

      it('begin with a whole card', () => {
        const [card] = examplesOf(text);
        expect(() => validate(gameOf(game)!.language.card, card!.json, 'the card')).not.toThrow();
      });
    });
  },
);
