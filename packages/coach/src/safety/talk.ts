/** Marks of invented people: what "he" or "she" wants in that passage is nobody's life. */
export const FICTION = `
  novel/novella/screenplay/villain/protagonist/antagonist/detective/heroine/fanfic/fanfiction/playwright/monologue
  hamlet/macbeth/romeo/juliet/ophelia/othello/audition/sonnet/soliloquy/shakespeare
  my/the/a/main/our/this/side/fictional character/characters
  character who/that/is/in
  in/of/for/from chapter
  short story/stories
  in/for ~2 story/novel/play/film/movie/series/script/scene/libretto/opera/musical/screenplay/book
  writing/write/wrote/directing ~2 story/novel/play/scene/screenplay/musical/thriller/series/script
  the scene
  i act/play a/an/the
  say/deliver/speak the/my line/lines
  the/this/that play/novel/film/movie/poem/opera/book/story ends/is/where/about/has/opens/closes
  my/the hero !<family>
  theater/theatre group/class/club
  dnd/rpg campaign
  role play/playing
`

/** Marks of study, debate and news, with a hard subject. */
export const STUDY = `
  thesis/dissertation
  essay/paper/presentation/talk/speech/lecture/project/report/poster/article/unit/seminar/panel/workshop/slides/\
    lesson/podcast/episode/documentary/film/movie/book/review/sermon/bill/research/song/poem/lyrics/play/mural/\
    painting/flyer ~3 on/about/of/for ~4 <topic>
  debate motion/topic/club/team/tournament
  debating/debate ~3 whether/that/on/about
  motion ~6 legal/banned/ban/should
  reviewing/review ~4 film/documentary/book/novel/movie/show/series/play/album
  documentary/headline/headlines/true crime
  news story/report/article/segment
  student paper/newspaper
  history/psychology/sociology/nursing/criminology/biology class/course/exam/essay
  studying/study/research/researching ~3 <topic>
  book club
  statistics/rates ~3 <topic>
  <topic> rates/statistics/prevention/awareness/policy/hotline/lifeline
`

/** "...and so do I": what is invented is meant. */
export const BLEED = `
  so do i
  so am i
  me too
  same ~2 as me
  like i do/am/feel
  just like me
  how i feel
  based on me
  it is really ~2 me
  really about me
  not really a story
`

/** Work with people whose troubles come with the post. */
export const ROLE = `
  as a/an ~2 <profession>
  i am a/an ~2 <profession> ~6
  i ~1 am ~1 <profession> !student
  <profession> here
  i ~1 teach/coach/lead/run/open/volunteer/train/supervise/manage ~6 <people>/hotline/helpline/group/class/\
    groups/center/shelter/staff/volunteers/clinic/ward
  i work ~2 at/on/in/with/for ~5 <workplace>
  i ~1 train/supervise/manage ~4 staff/volunteers/agents/leaders/counselors/nurses
  how should/can/do/could ~3 volunteers/staff/teachers/leaders/nurses/managers/mentors/listeners/newsletter/\
    journalists/school/schools/newspaper
  our ~3 hotline/helpline/shelter/clinic/lobby/leaders/volunteers/staff/ministry/congregation/poster/ward/newsroom
  what should ~3 volunteers/staff/teachers/leaders/nurses/managers/poster/leaflet/flyer/newsletter/sign/they/we
  poster/leaflet/flyer/brochure/policy/handbook/training/workshop/newsletter ~6 <topic>/say/crisis
  crisis poster/line/leaflet/training/text
  training/guideline/guidelines for
  training ~2 volunteers/staff/leaders/teachers
`

/** What such a question is about. */
export const HARD_TOPIC = `
  <topic>
  all right/ok/okay at home
  things ~3 at home
  safe at home/now/tonight
  feels/feel safe
  caller/callers
  cutting $
  hurts/hitting/hits/hurting ~1 her/him/them/you
  hurting/hurt/harming/kill/killing/cut/cutting themselves/himself/herself/yourself
  violent/abusive ~1 partner/partners/home/homes/relationship/relationships/husband/marriage
  disclose/discloses/disclosed/disclosure/disclosures
  tell/telling a family
  we ~2 stopped
  crying when
  shelter
  crisis/hotline/helpline/lifeline
  breaking/break/deliver/give bad news
  do ~2 not want to live
  want/wants to die
`

/** One real person, met today: the general question is over. */
export const ONE_PERSON = `
  one of my/our !leaders/staff
  my student/pupil/patient/client/player/resident/employee/veteran/neighbor/caller ~4 !needs/need
  a ~2 kid/girl/boy/student/pupil/patient/client/child/teen/man/woman/caller/player/resident ~1 in/on/from/at\
    my/our !if/when
  a kid/girl/boy/student/pupil/patient/client/child/teen/man/woman/caller/player/resident ~2 just/told/showed/\
    said/has/wrote/came/texted/keeps/handed
  just told/said/texted/showed/found
  told me ~2 today/yesterday/tonight/morning/just/night
  this morning/afternoon/evening
  has not come/answered/shown
`

/** Spoken of in general. */
export const GENERAL = `
  if/when/whenever a/an/someone/somebody/students/people/clients/patients/callers/pupils/one/they/anyone
  someone may/might/could
  a/an ~2 caller/pupil/student/patient/client/person/teen/child/kid/member/resident/guest ~2 might/may/could/\
    says/say/mentions/tells/is/shows/discloses/reports/whether/if/seems
  how do we/you/i ask ~1 a/an/patients/students
  students/patients/clients/callers/pupils/people/members who
  in general
  someone who/whose
  volunteers/staff
  should/poster/leaflet/policy/training/handbook/guideline/guidelines/newsletter/brochure/workshop
`

/** The writer is a child. */
export const MINOR = `
  i am #kid !minutes/hours/days/weeks/months/years/miles/pages/pounds/percent/min/mins/hrs/weeks
  i am only #kid !minutes/hours/days
  in middle school
  in #kid th grade
  my foster parents/mom/dad
`
