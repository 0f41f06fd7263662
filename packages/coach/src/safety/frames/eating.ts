import type { Frame } from '../frame.ts'

/** Eating that has become dangerous; one sign alone is a check, two are a crisis. */
export const EATING: readonly Frame[] = [
  {
    id: 'purging',
    kind: 'eating',
    category: 'eating',
    who: 'auto',
    points: 4,
    patterns: `
      make/makes/making/made/force/forces/forcing ~1 myself/herself/himself/themselves ~2 throw/vomit/puke/sick/barf
      throw/throws/throwing/threw up ~3 after/every/my/her/his/what ~2 eat/eats/eating/meal/meals/dinner/lunch/\
        food/binge/breakfast/ate
      throw/throws/throwing/threw up my/her/his food/dinner/lunch/meals
      throw/throws/throwing up on purpose
      vomit/vomits/vomiting/puke/pukes/puking ~3 after/every/on ~2 eat/eats/eating/meal/meals/dinner/lunch/\
        binge/purpose
      purge/purges/purging/purged !files/inbox/list/cache/data/emails/closet/the/old + eat/eating/food/meal/\
        meals/practice/dinner/lunch/after/binge/weight/secret/again/bathroom
      laxatives/laxative/diuretics/ipecac ~8 weight/eat/day/every/thin/skinny/daily/lose/after/swear/secret/\
        again/meal/food/hides/hiding/lot/box/many/taking
      laxatives/laxative + take/takes/taking/took/use/uses/using/abuse/abuses/buy/buys/bought/hides/many/daily/found
      finger/fingers/toothbrush down ~2 throat
      bulimia/bulimic/anorexia/anorexic !awareness/recovery/research/in/history/years
      binge/bingeing/binging ~3 purge/purging/throw/vomit
      eating disorder ~8 back/again/relapse/relapsed/relapsing/returned/worse/now
      relapse/relapsed/relapsing ~6 eating disorder/ed
      eat/ate/eating/eats/binge/binges ~8 throw/throws/threw/puke/pukes/vomit/vomits up? ~1 every/after/again/each/$
      throw/throws/threw/throwing/puke/puking/vomit up? ~1 everything/all/whatever/what ~2 eat/eats/ate/eaten
      throw/throws/throwing up my? food
    `,
  },
  {
    id: 'starving',
    kind: 'eating',
    category: 'eating',
    who: 'auto',
    points: 4,
    unless: 'faith',
    patterns: `
      #low/#adult calories/cals/cal + eat/eating/ate/day/today/since/yesterday/week/limit/under/proud/daily/\
        monday/sunday
      #kid/few/couple ~1 days ~3 without ~3 food/eating/anything
      not/nothing/stopped/stop/refuse/refuses/refusing ~1 eat/eats/eating/eaten/ate ~4 in/for/since/past/last ~2\
        #kid/#adult/days/sunday/monday/tuesday/wednesday/thursday/friday/saturday/weekend/week/yesterday/few/\
        couple
      ate/eaten nothing ~4 days/sunday/monday/tuesday/wednesday/thursday/friday/saturday/week/since
      not eat/eating/eaten ~6 faint/fainted/dizzy/collapsed/passed
      faint/fainted/fainting/collapsed/passed/blacked ~8 not ~1 eat/eating/eaten/ate/food
      starve/starves/starving/starved myself/herself/himself/themselves
      water fast/fasting ~4 weight/thin/#kid/days/lose
      fast/fasting ~4 days ~6 weight/thin/lose/skinny
      weigh/weighs/weight/down ~4 #adult pounds/lbs/kg/kilos/now && eat/eating/food/eats/hides/meals/thin/still/fat
      hides/hiding/hide/throws/throwing/spits/spitting/flushes/flushing ~3 food/lunch/meals/dinner && weight/\
        weighs/thin/pounds/eat/eating/skinny/lost/calories
      stopped eating
      chew/chews/chewing and spit/spits/spitting
      not <be>? eating ~2 anymore/anything/at $
      #adult kilos/kilo/kg/pounds/lbs && says/thinks/feels/say/think/feel ~3 fat
      heart ~3 flutters/fluttering/skips/racing && eat/eating/calories/food/weight/fasting
      not eat/eating/eats ~4 faint/faints/fainted/dizzy/collapses/collapsed
      faint/faints/fainting/dizzy + eat/eating/meals/starving/calories/fasting
      hide/hiding ~4 not <be>? eating
      fast/fasting/fasted ~1 for? ~1 #kid days && dress/weight/thin/fit/dizzy/skinny/lose/size
      look/looks like ~2 skeleton
      anorexia/bulimia/disorder ~3 back/worse/again
      #kid/few/couple/many days ~2 no/without/not food/eating/meals/eat
      no food ~2 #kid/few/couple days
      threw/throw/throws/throwing up ~1 my/her/his ~1 dinner/lunch/food/breakfast/meal/meals/snack ~3 again/\
        told/on/bug/after/so/because/every
      living on ~2 coffee/gum/water/ice/air/cigarettes/diet
      only drinks/drink/drinking ~1 water/coffee/tea/broth/coke + faint/faints/fainted/dizzy/thin/weight/days/eat/eats
      only eats/eat/eating/ate ~2 ice/lettuce/apples/apple/cucumber/cucumbers/gum/water/celery/air/#kid/crackers
      live/lives/living/survive/survives on ~2 <tinyFood> !stage
      eat/eats/eating/ate only ~2 <tinyFood> !for ~6 + faint/faints/fainted/dizzy/weight/thin/days/weeks/hungry
      not make myself/herself/himself eat
      allow/allows/allowed/let ~1 myself ~2 #low/#adult calories/cals/a
      chew/chews/chewing ~3 food ~4 spit/spits/spitting
      spit/spits/spitting ~3 food ~1 out
      refuses/refusing to eat + weight/days/weeks/thin/weak/fast/tired/faint/doctor
    `,
  },
  {
    id: 'hiding-food',
    kind: 'eating',
    category: 'eating',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'faith',
    patterns: `
      hides/hiding/hide his/her/the? ~0 food/meals/lunch/dinner !as
      flushes/flushing/throws/throwing ~1 his/her/my food/lunch ~1 away/out
    `,
  },
  {
    id: 'faint-sign',
    kind: 'eating',
    category: 'eating',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'faith',
    patterns: `
      faints/fainted/fainting/collapsed/dizzy ~4 practice/school/ballet/training/class/gym/stairs/all
      dizzy ~6 eat/eating/calories/food/ate
      always cold
      hair ~2 falls/falling out
    `,
  },
  {
    id: 'eating-sign',
    kind: 'eating',
    category: 'eating',
    who: 'auto',
    points: 2,
    adds: true,
    unless: 'faith',
    patterns: `
      skip/skips/skipping/skipped ~2 meals
      scared/afraid/terrified of ~1 food/eating/gaining
      count/counts/counting every/each calorie/calories
      obsess/obsessed/obsessing ~2 calories/weight/food
      feel/feels/felt fat/disgusting/gross ~3 eat/eating/ate/eats/food
      hate/hates eating
      punish/punishing myself ~4 food/eating/eat
      guilty/guilt ~3 eat/eating/ate/eats !my/his/her/their/the
      not let ~1 myself/herself/himself eat
      eat/eats/eating in secret
      binge/binges/bingeing eat/eating/ate
      weigh/weighs/weighing myself/herself/himself ~3 day/times/times
      diet pills
      earn/earned/deserve ~1 food/dinner/meal
      lost ~3 pounds/weight ~4 not ~2 eat/eats/eating
    `,
  },
]
