import type { Frame } from '../frame.ts'

/** Leaving in order. Each counts; two of them, or one with a day, weigh as much as saying it. */
export const FAREWELL: readonly Frame[] = [
  {
    id: 'farewell-note',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 4,
    adds: true,
    unless: 'workbye',
    patterns: `
      goodbye/farewell note/notes/letter/letters/video/message/text/email
      final note/letter/goodbye !from/to
      my last note/letter/message/text/words !to/from/in
      suicide note
      note/notes/letter/letters <light>* for when i ~1 gone/dead
      letter/letters/note/notes to/for everyone/each/all/everybody/<everyone> ~1 && gone/goodbye/sad/last/final/\
        tonight/night/after/apart/when/find/everyone
      wrote/writing/written/write ~1 letters to/for everyone/each/my/all ~2 && sad/last/night/tonight/gone/\
        goodbye/sorry/find
      leave/leaving/left a/my/the note && picking/answering/missing/live/without/gone/dead/find/kill/die/\
        goodbye/pills/life
      goodbye forever/world/everyone/everybody/all/cruel
      goodbye for good/ever
      final/last/my/his/her goodbyes
      final/last goodbye !kiss/party/dinner/lunch/email/speech
      note for my/the/whoever <family>/finds/find ~3 && find/gone/sorry/tonight/dead
      writing/wrote/rewriting/write/rewrite/finished/finish/drafting the note !to/for/about/on/from
      the note ~3 deleting/delete/deleted/tearing/tore/drawer/pillow
      last ~1 words/message ~3 read/hear/remember
      posted/post/posts/wrote/left/sent/leaving ~1 a goodbye !gift/card/party
      drew/draws/drawing/drawn ~3 hanging/dead/killing/noose/grave/dying/coffin
      this/it/tonight is my last/final message/note/night/evening/day/goodbye/hours !to/at/with/of/as/on/in/\
        before/here/working
      anymore , goodbye/bye
      my goodbye/goodbyes to ~3 <family>/<friend>
      my note <be>/sounds/feels/reads ~2 done/finished/written/ready/cold/sad/long/short/angry
      goodbye/farewell/final texts/letters/messages/videos/notes/emails/calls
      goodbye text/call to
    `,
  },
  {
    id: 'farewell-after',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 3,
    adds: true,
    unless: 'travel',
    patterns: `
      when/after/once i am/have gone !on/for/to/from/over/home/away
      after me $
      if i do/did/does not make it !to/on/in/for/by/before/out/work
      if i do/did not make it to ~1 monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow/morning/\
        birthday/christmas/next
      if something/anything happens to me
      if i am not here/around/alive
      by the time you/they/she/he/anyone read/reads/see/sees/find/finds/get/gets
      when you/they/she/he read/reads/find/finds this/me
      she/he/they/<family>/who/someone will/would/to/might find me/my !online/annoying/here/there/boring/funny/\
        attractive/weird
      find my body
      not <light>* coming/come back && forever/cat/dog/feed/goodbye/note/tell/sorry
      when/once/after i am not <light>* alive/here/around
    `,
  },
  {
    id: 'farewell-words',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 3,
    adds: true,
    unless: 'workbye',
    patterns: `
      bye/goodbye and thank/thanks/sorry/love you/everything/for
      thank/thanks you? for everything && bye/goodbye/phone/off/answer/answering/gone/worried/weird/last
      sorry for everything && bye/goodbye/phone/gone/love/last
      tell/tells/told ~3 <everyone> ~4 i/he/she loved/love/sorry && gone/make/goodbye/anymore/last/dead
      say/saying/said my/his/her/their goodbyes
      forgive me for what i am/have/will/going ~2 do/about
      forgive me for leaving/this/doing
      it will all? be over/fine/better soon $
      it will ~1 be over soon
      you/they/noone will/would not ~2 worry/deal/see/hear/bother ~3 me anymore/again
      not hear from/of me again
      remember me as/when/fondly
      last/final time ~4 see/hear/talk/speak/hug && love/gone/goodbye/tonight/forever
      not ~2 worry/deal/see/hear/bother ~2 me/him/her anymore/again/much/longer
      see you on the other side
      hugged/hug ~2 us/everyone/all + insurance/papers/goodbye/weird
      what happens ~5 when/after/if you/we/people/someone/i die/dies/died/dead/gone && gave/stuff/things/you
      before i go && find/sorry/goodbye/forgive/note/love/end
      goodbye/bye ~4 weird/strange/odd/different/final/forever way?
      turned/turn/turns ~3 location off
      his/her/their location ~2 off
      do not blame yourself/yourselves/himself/herself/mom/dad
      this is goodbye
      anymore , goodbye/bye
      last evening/night/dinner/day/meal/hug ~2 with my ~1 <family>
      one last time + see/hug/tell/say/call && goodbye/love/sorry/gone/tonight
      i love you all
      already said/saying ~1 goodbye/goodbyes
      sent/gave/gives/given ~1 me his/her/their ~1 passwords/password/will/pin
      tell ~3 i tried
      wrote/written it all down && dog/cat/kids/neighbor/passwords/keys
      stopped/quit making plans && not/no/point
      not see me monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow/again/anymore && sorry/thank/\
        thanks/goodbye
      not <light>* there/around to feed/see/raise/watch && sorry/goodbye/letter/note/love
      i am ~1 done && goodnight/goodbye/bye/farewell ~1 everyone/all/world/guys/$
      catch/catching/caught the bus && bye/goodbye/goodbyes/note/friends/forever/peace
      hugging/hugged/hugs ~1 everyone/us ~2 long/tight/goodbye
      giving/gave/gives ~2 everyone/people/friends ~1 his/her/their ~1 <thingOwned>
      said/says goodbye && worried/gave/weird/strange/answering/off/scared
      blame themselves/yourself/yourselves/himself/herself && gone/dead/note/letter/goodbye/after/write
      my/his/her last wish
    `,
  },
  {
    id: 'not-their-fault',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 3,
    adds: true,
    patterns: `
      it was/is not them/him/her/his/their/your/anyones/anyone/mom/dad fault && gone/dead/goodbye/note/letter
      not ~2 their/anyones/anyone/his/her/your fault && gone/goodbye/note/letter/dead
      video/letter/letters/recording/card/cards ~5 for ~5 birthday/wedding/graduation/birthdays/weddings + not/\
        gone/miss + there/around/here/gone/alive
      not ~6 hotline/lifeline/helpline
      it was/is not them/him/her && make/gone/dead/goodbye/note/letter
      so ~2 not blame ~1 themselves/himself/herself/yourself ~1 after/later/$
    `,
  },
  {
    id: 'last-love',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 5,
    patterns: `
      not see me monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow/again/anymore && love/loved
      noone will/would ~2 to? worry/deal/put/bother ~3 me anymore/again/after/soon/any
      wrote/writes/said/says/posted/texted/sent ~1 goodbye/farewell && turned/turns/switched ~2 phone/off/location
      goodbye/goodbyes ~6 without ~3 noticing/knowing/realizing
      heaven && gave/giving/gives away
      note/letter ~10 why i did/do/had ~1 it
      tonight is the night && thank/thanks/goodbye/bye/sorry/pills/note/last
    `,
  },
  {
    id: 'gone-tomorrow',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 4,
    unless: 'travel',
    patterns: `
      not <light>* here tomorrow/anymore
      not <light>* around anymore/tomorrow/long
      not ~2 worry/deal/put/bother ~2 me/him/her much/any longer
      not ~2 worry/deal/put/bother ~2 me/him/her anymore
      not ~4 around ~4 ever
      not <light>* here when you/they/she/he
      goodbye/bye ~6 + not ~1 remember me
      i will <light>* gone/dead ~4 find/read/see/get ~2 note/letter/message/body/me
    `,
  },
  {
    id: 'farewell-soon',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 3,
    adds: true,
    unless: 'travel',
    patterns: `
      will/would not <light>* around ~1 much/for/next/by/long/longer/anymore/when/to/tomorrow
      will not <light>* here ~1 much/next/by/long/longer/anymore/tomorrow/tonight/monday/tuesday/wednesday/\
        thursday/friday/saturday/sunday
      not see/seeing/be <light>* around/here for/by ~2 graduation/christmas/birthday/wedding/summer/spring/next
      not <light>* being/be here ~1 by/after/on/much/tomorrow/monday/tuesday/wednesday/thursday/friday/saturday/sunday
      last/final christmas/birthday/thanksgiving/summer/easter && decided/decision/after/gone/alive/die/will
      not need ~2 anymore where i
      not be a problem/bother/burden much/anymore/for/soon
      where i am going ~3 not need
      phone is/was/has ~2 off/disconnected/dead && bye/goodbye/thank/sorry/love/loves
      he/she/phone/<family>/friend ~2 not answering/picking ~3 && bye/goodbye/pills/die/note
      soon ~3 not <light>* bother/burden/problem/here/around
      tomorrow i will not <light>* here/alive/around/exist
    `,
  },
  {
    id: 'giving-away-mine',
    kind: 'farewell',
    category: 'suicide',
    who: 'self',
    points: 4,
    unless: 'donating',
    patterns: `
      giving/gave/give/given away ~1 my things/stuff/belongings/possessions/everything
      giving/gave/give/given ~1 my things/stuff/belongings/possessions away
      giving/gave/given everything away
    `,
  },
  {
    id: 'giving-away',
    kind: 'farewell',
    category: 'suicide',
    who: 'auto',
    points: 3,
    adds: true,
    unless: 'donating',
    patterns: `
      gave/giving/given/give/gives away ~1 all/everything/half/most !on/your
      gave/giving/given/gives ~2 <my> ~2 <thingOwned> away
      gave/giving/gives/given ~1 <family>/friend/friends ~1 his/her/their ~1 <thingOwned>
      gave/giving/given/gives away <my> ~2 things/stuff/belongings/clothes/possessions/collection/guitar/dog/\
        cat/pets/records/games/books/jewelry/tools/watch
      want ~1 <family>/you/him/her/them to have my !number/address/back/email/support/opinion/attention/cake/\
        respect/phone/side
      affairs in order
      wrote/made/writing/finished/making my/his/her will && sorry/gone/tired/soon/funeral/goodbye/alone
      plan/planned/planning/paid my/his/her own? funeral
      who will/would/can/could ~1 take/look/care/feed ~3 dog/cat/pets/kids/child/children if/when/after i/am/gone
      take care of <my>? dog/cat/kids/<family> for me
      look after <my>? dog/cat/kids/<family> for me
      closed/emptied all? my accounts
      <family> can have my ~3 !email/number
      everything ~1 sorted/settled/arranged/ready && bills/passwords/will/cat/dog/calm/peace/gone/insurance/accounts
      passwords ~6 will/cat/dog/calm/gone/goodbye/insurance/note
      feed/take/keep/care ~3 cat/dog/cats/dogs ~2 forever
      gave/gives/giving me/us his/her/their ~1 <thingOwned> !back/to/for
      gets/get/have/keep my ~1 <thingOwned> ~3 + last/wish/gone/noticing/without/when
    `,
  },
  {
    id: 'date-set',
    kind: 'means',
    category: 'suicide',
    who: 'auto',
    points: 5,
    unless: 'event',
    patterns: `
      day/date circled/chosen/picked && words/note/letter/goodbye/sorry/tell/after
      set/picked/chose/chosen/circled/have/got a/the/my date/day !with/for/night/on/off && note/letter/goodbye/\
        sorry/gone/die/life/tired/last/crying/mom/pills
      know/decided/knows ~2 how/when/where i/he/she am/will/would/is ~2 do it
      decided ~2 how/when ~4 do it
      not ~1 scared/afraid/worried anymore && know/decided/chosen + when/where/how
      know when and where/how && not/calm/peace/scared/goodbye/alone
      plan is/was to die/end/jump
      have/has/got/made a plan && die/dead/alive/life/myself/pills/note/kids/pain/suicidal/gone/goodbye
      plan and <my> means/date/day
      <pills>/gun/rope/bridge ~6 plan $
      <third> has/have/keeps/bought/got ~2 pills/gun/rope/knife/blade + live/leave/without/die/end/herself/\
        himself/kill
    `,
  },
  {
    id: 'please-tell',
    kind: 'farewell',
    category: 'suicide',
    who: 'self',
    points: 1,
    adds: true,
    patterns: `
      please tell <my> ~1 <family>
      be with <my> ~1 <family> again
      if i ~1 let go
      tell them i/it
    `,
  },
  {
    id: 'decided',
    kind: 'farewell',
    category: 'suicide',
    who: 'self',
    points: 2,
    adds: true,
    unless: 'travel',
    patterns: `
      i have decided $
      picked/chose/chosen/found ~1 out? the/my tree/bridge/spot/beam/cliff/roof already/$
      made my decision && last/goodbye/gone/peace
      made <my> peace with
      at peace with <my>? decision/it
      last christmas/birthday/thanksgiving
      calm/peaceful/peace/light ~4 first time in
      he/she/they/<family>/friend/phone ~2 not ~2 answer/answering/respond/responding/reply/replying/pick/\
        picking && care/goodbye/bye/sorry/love/pills/note/worried
      said/says ~2 take care of yourself/yourselves
      hugging/hugs too long
    `,
  },
]
