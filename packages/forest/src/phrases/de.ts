import { lines } from './lines.ts'

/** Everyday phrases in German. Line by line the same as in the other languages. */
export const de = lines(`
Hallo.
Guten Morgen.
Guten Tag.
Guten Abend.
Gute Nacht.
Willkommen.
Wie geht es Ihnen?
Mir geht es gut, danke.
Freut mich, Sie kennenzulernen.
Auf Wiedersehen.
Bis morgen.
Bis bald.
Passen Sie auf sich auf.
Einen schönen Tag noch.
Bitte.
Danke.
Vielen Dank.
Gern geschehen.
Entschuldigen Sie.
Es tut mir leid.
Kein Problem.
Ja.
Nein.
Vielleicht.
Natürlich.
Herzlichen Glückwunsch!
Viel Glück!
Alles Gute zum Geburtstag!
Guten Appetit.
Gute Besserung.
Wie heißen Sie?
Ich heiße Ana.
Woher kommen Sie?
Ich wohne in der Nähe.
Was machen Sie beruflich?
Ich bin Lehrer.
Ich bin Krankenpfleger.
Ich bin Student.
Das ist ein Freund von mir.
Das ist meine Familie.
Ich verstehe nicht.
Könnten Sie das bitte wiederholen?
Könnten Sie bitte langsamer sprechen?
Was bedeutet dieses Wort?
Wie sagt man das?
Könnten Sie das bitte aufschreiben?
Ich lerne Ihre Sprache.
Sprechen Sie Englisch?
Können Sie mir helfen?
Ich brauche Hilfe.
Ich habe eine Frage.
Ich weiß es nicht.
Lassen Sie mich darüber nachdenken.
Ich bin einverstanden.
Ich bin nicht einverstanden.
Ich sehe das anders.
Das ist eine gute Idee.
Was denken Sie?
Erzählen Sie mir mehr.
Ich höre Ihnen zu.
Ich verstehe.
Ich verstehe, was Sie meinen.
Das ist sicher schwer.
Wie kann ich Ihnen helfen?
Möchten Sie darüber sprechen?
Ich bin für Sie da.
Sie sind nicht allein.
Lassen Sie sich Zeit.
Machen Sie sich keine Sorgen.
Alles wird gut.
Ich bin glücklich.
Ich bin traurig.
Ich bin müde.
Ich mache mir Sorgen.
Ich bin nervös.
Ich bin wütend.
Ich bin stolz auf dich.
Du fehlst mir.
Ich liebe dich.
Das haben Sie gut gemacht.
Danke für Ihre Hilfe.
Danke für Ihre Geduld.
Danke, dass Sie mir zugehört haben.
Ich weiß das zu schätzen.
Ich habe einen Fehler gemacht.
Es war meine Schuld.
Bitte verzeihen Sie mir.
Ich wollte Sie nicht verletzen.
Es wird nicht wieder vorkommen.
Wie kann ich es wiedergutmachen?
Ich brauche eine Pause.
Ich brauche etwas Zeit für mich.
Das kann ich nicht tun.
Heute nicht, danke.
Bitte tun Sie das nicht.
Das ist mir wichtig.
Das hat mich verletzt.
Können wir reden?
Lassen Sie uns später darüber reden.
Lassen Sie uns gemeinsam eine Lösung finden.
Wie spät ist es?
Haben Sie morgen Zeit?
Können wir uns um drei Uhr treffen?
Ich verspäte mich um zehn Minuten.
Entschuldigung, dass ich zu spät komme.
Ich muss jetzt gehen.
Können wir das an einem anderen Tag machen?
Bis Montag.
Ich rufe Sie später an.
Bitte rufen Sie mich an.
Fangen wir an.
Können mich alle hören?
Könnten Sie das bitte erklären?
Haben Sie Fragen?
Darf ich etwas sagen?
Lassen Sie mich bitte ausreden.
Ich möchte etwas hinzufügen.
Machen wir eine kurze Pause.
Was ist der nächste Schritt?
Wer übernimmt das?
Bis wann brauchen Sie es?
Ich schicke Ihnen eine E-Mail.
Könnten Sie mir bitte das Dokument schicken?
Ich erledige es heute.
Es ist fertig.
Ich brauche mehr Zeit.
Können Sie mir eine Rückmeldung geben?
Danke für die Rückmeldung.
Wie war dein Tag?
Wie war es in der Schule?
Was hast du heute gelernt?
Das Abendessen ist fertig.
Lass uns zusammen essen.
Räum bitte dein Zimmer auf.
Hast du deine Hausaufgaben gemacht?
Schlaf gut.
Kann ich Ihnen dabei helfen?
Wo ist die Toilette?
Wo ist der Bahnhof?
Was kostet das?
Ich hätte gern einen Kaffee, bitte.
Die Rechnung, bitte.
Ich habe mich verlaufen.
Ist es weit von hier?
Biegen Sie links ab.
Biegen Sie rechts ab.
Wo tut es weh?
Ich fühle mich nicht wohl.
Ich brauche einen Arzt.
Bitte rufen Sie einen Krankenwagen.
Ist alles in Ordnung?
Ich bin allergisch gegen Nüsse.
Bitte setzen Sie sich.
Einen Moment, bitte.
Ich bin gleich zurück.
Brauchen Sie etwas?
`)
